import { styleSheet, type FontSlice } from './style-sheet';

const font = { family: 'Some', name: 'some', weight: 400 };
const slice = (file: string, characters: string, fields: Partial<FontSlice> = {}): FontSlice => ({
  font,
  file,
  format: 'woff2',
  characters: [...characters],
  ...fields,
});
const ranges = (...slices: FontSlice[]) =>
  [...styleSheet(slices).matchAll(/url\(\/shell\/(\w+)\).*unicode-range:([^}]+)\}/g)].map(
    ([, file, range]) => [file, range],
  );

describe('A style sheet of slices', () => {
  it('has family, weight, file and characters of each, in order', () => {
    const variable = slice('b', 'z', {
      font: { family: 'Other', name: 'other', weight: { min: 400, max: 700 } },
      format: 'woff',
    });
    expect(styleSheet([slice('a', 'xy'), variable]).split('\n')).toEqual([
      '@font-face{font-family:"Some";font-display:swap;src:url(/shell/a);unicode-range:U+78-79}',
      '@font-face{font-family:"Other";font-weight:400 700;font-display:swap;src:url(/shell/b);unicode-range:U+7a}',
    ]);
  });

  it('begins with the fallback fonts, adjusted in width and height, in reverse order', () => {
    const like = { family: 'Like Some' };
    const fallbacks = [
      { ...like, local: ['One', 'Equivalent'], scale: 0.8, height: { ascent: 90, descent: 30 } },
      { ...like, local: ['Wide'], weight: 700, scale: 0.9 },
    ];
    expect(
      styleSheet([slice('a', 'x')], fallbacks)
        .split('\n')
        .slice(0, 2),
    ).toEqual([
      '@font-face{font-family:"Like Some";font-weight:700;src:local("Wide");size-adjust:90%}',
      '@font-face{font-family:"Like Some";src:local("One"),local("Equivalent");size-adjust:80%;ascent-override:112.5%;descent-override:37.5%}',
    ]);
  });

  it('lists each character of a family once, for the last slice that contains it, and no slice without characters', () => {
    expect(ranges(slice('a', 'abc'), slice('b', 'xy'), slice('c', 'bcy'))).toEqual([
      ['a', 'U+61'],
      ['b', 'U+78'],
      ['c', 'U+62-63,U+79'],
    ]);
    expect(ranges(slice('a', 'ab'), slice('b', 'abc'))).toEqual([['b', 'U+61-63']]);
    const other = { font: { family: 'Other', name: 'other', weight: 400 } };
    expect(ranges(slice('a', 'ab'), slice('b', 'ab', other))).toHaveLength(2);
  });

  it('lists ranges over gaps, except for characters of other slices', () => {
    expect(ranges(slice('later', 'ah', { maxGap: Infinity }), slice('first', 'cdz'))).toEqual([
      ['later', 'U+61-62,U+65-68'],
      ['first', 'U+63-64,U+7a'],
    ]);
    expect(ranges(slice('later', 'aehz', { maxGap: 4, excluded: new Set('f') }))).toEqual([
      ['later', 'U+61-65,U+67-68,U+7a'],
    ]);
  });
});
