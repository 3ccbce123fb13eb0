import { styleSheet, type FaceSlice } from './style-sheet';

const face = { family: 'Some', weight: 400 };
const slice = (file: string, characters: string, more: Partial<FaceSlice> = {}): FaceSlice => ({
  face,
  file,
  format: 'woff2',
  characters: [...characters],
  ...more,
});
const ranges = (...slices: FaceSlice[]) =>
  [...styleSheet(slices).matchAll(/url\(\/shell\/(\w+)\).*unicode-range:([^}]+)\}/g)].map(
    ([, file, range]) => [file, range],
  );

describe('A style sheet of slices', () => {
  it('says family, weight, file and characters of each, in their order', () => {
    const whole = slice('b', 'z', {
      face: { family: 'Other', weight: { min: 400, max: 700 }, swaps: true },
      format: 'woff',
    });
    expect(styleSheet([slice('a', 'xy'), whole]).split('\n')).toEqual([
      '@font-face{font-family:"Some";font-weight:400;font-display:optional;src:url(/shell/a)format("woff2");unicode-range:U+78-79}',
      '@font-face{font-family:"Other";font-weight:400 700;font-display:swap;src:url(/shell/b)format("woff");unicode-range:U+7a}',
    ]);
  });

  it('names a character once in a family, for the last slice that holds it, and no slice of which nothing is left', () => {
    expect(ranges(slice('a', 'abc'), slice('b', 'xy'), slice('c', 'bcy'))).toEqual([
      ['a', 'U+61'],
      ['b', 'U+78'],
      ['c', 'U+62-63,U+79'],
    ]);
    expect(ranges(slice('a', 'ab'), slice('b', 'abc'))).toEqual([['b', 'U+61-63']]);
    const other = { face: { family: 'Other', weight: 400 } };
    expect(ranges(slice('a', 'ab'), slice('b', 'ab', other))).toHaveLength(2);
  });

  it('spans what lies between neighbours, around what others hold', () => {
    expect(ranges(slice('later', 'ah', { spans: true }), slice('first', 'cdz'))).toEqual([
      ['later', 'U+61-62,U+65-68'],
      ['first', 'U+63-64,U+7a'],
    ]);
  });
});
