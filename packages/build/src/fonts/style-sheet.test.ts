import { styleSheet, type FaceSlice } from './style-sheet';

const face = { family: 'Some', name: 'some', weight: 400 };
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
      face: { family: 'Other', name: 'other', weight: { min: 400, max: 700 } },
      format: 'woff',
    });
    expect(styleSheet([slice('a', 'xy'), whole]).split('\n')).toEqual([
      '@font-face{font-family:"Some";font-display:swap;src:url(/shell/a);unicode-range:U+78-79}',
      '@font-face{font-family:"Other";font-weight:400 700;font-display:swap;src:url(/shell/b);unicode-range:U+7a}',
    ]);
  });

  it('has before them what stands in their place, as wide and high as they are, the first of them last', () => {
    const like = { family: 'Like Some' };
    const standIns = [
      { ...like, local: ['One', 'Its Twin'], scale: 0.8, height: { ascent: 90, descent: 30 } },
      { ...like, local: ['Wide'], weight: 700, scale: 0.9 },
    ];
    expect(
      styleSheet([slice('a', 'x')], standIns)
        .split('\n')
        .slice(0, 2),
    ).toEqual([
      '@font-face{font-family:"Like Some";font-weight:700;src:local("Wide");size-adjust:90%}',
      '@font-face{font-family:"Like Some";src:local("One"),local("Its Twin");size-adjust:80%;ascent-override:112.5%;descent-override:37.5%}',
    ]);
  });

  it('names a character once in a family, for the last slice that holds it, and no slice of which nothing is left', () => {
    expect(ranges(slice('a', 'abc'), slice('b', 'xy'), slice('c', 'bcy'))).toEqual([
      ['a', 'U+61'],
      ['b', 'U+78'],
      ['c', 'U+62-63,U+79'],
    ]);
    expect(ranges(slice('a', 'ab'), slice('b', 'abc'))).toEqual([['b', 'U+61-63']]);
    const other = { face: { family: 'Other', name: 'other', weight: 400 } };
    expect(ranges(slice('a', 'ab'), slice('b', 'ab', other))).toHaveLength(2);
  });

  it('spans what lies between neighbours, around what others hold', () => {
    expect(ranges(slice('later', 'ah', { spans: Infinity }), slice('first', 'cdz'))).toEqual([
      ['later', 'U+61-62,U+65-68'],
      ['first', 'U+63-64,U+7a'],
    ]);
    expect(ranges(slice('later', 'aehz', { spans: 4, not: new Set('f') }))).toEqual([
      ['later', 'U+61-65,U+67-68,U+7a'],
    ]);
  });
});
