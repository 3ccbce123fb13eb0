import { parseTexts } from './locale-files.js';

describe('A file of texts', () => {
  it('is read where it holds strings, and objects of them', () => {
    expect(parseTexts('{"home":{"title":"A"}}')).toEqual({ home: { title: 'A' } });
  });

  it.each([
    '',
    '{"a":"b",}',
    '[]',
    'null',
    '"a"',
    '{"a":1}',
    '{"a":["b"]}',
    '{"a":null}',
    '{"__proto__":{"a":"b"}}',
  ])('is refused where it is %s', (text) => {
    expect(() => parseTexts(text)).toThrow(/is not JSON|holds something else than texts/);
  });
});
