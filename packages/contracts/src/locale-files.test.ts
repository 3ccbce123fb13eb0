import { parseTexts } from './locale-files.js';

describe('A file of texts', () => {
  it('contains strings, and objects of strings', () => {
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
  ])('cannot be %s', (text) => {
    expect(() => parseTexts(text)).toThrow(/is not JSON|contains something other than texts/);
  });
});
