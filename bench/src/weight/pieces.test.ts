import { piecesOf } from './pieces';

/** `a` of the second line is from one.js, `b` from two.js. */
const map = JSON.stringify({ version: 3, sources: ['one.js', 'two.js'], names: [], mappings: ';AAAA,CCAA' });

describe('The pieces of a script', () => {
  const code = 'start;\nab;';

  it('name the source that each was made from', () => {
    expect(piecesOf(code, map)).toEqual([
      { source: null, text: 'start;\n' },
      { source: 'one.js', text: 'a' },
      { source: 'two.js', text: 'b;' },
    ]);
  });

  it('are the whole script', () => {
    const texts = piecesOf(code, map).map(({ text }) => text);
    expect(texts.join('')).toBe(code);
  });
});
