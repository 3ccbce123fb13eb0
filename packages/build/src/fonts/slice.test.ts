import { sliceByPages, sliceInOrder } from './slice';

const pages = (...texts: string[]) => texts.map((text) => new Set(text));
const defaultCosts = { character: 100, file: 900 };
const slices = (characters: string, shown: Set<string>[], costs = defaultCosts) =>
  sliceByPages([...characters], shown, costs)
    .map((slice) => slice.sort().join(''))
    .sort();

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

describe('Slices of the text in use', () => {
  it('contain what all pages show, and separately what only one page shows', () => {
    const common = alphabet.slice(0, 12);
    const [left, right] = [alphabet.slice(12, 24), alphabet.slice(24) + '0123456789'];
    expect(slices(common + left + right, pages(common + left, common + right))).toEqual(
      [common, left, right].map((slice) => [...slice].sort().join('')).sort(),
    );
  });

  it('are merged if a separate file costs more than it saves', () => {
    expect(slices('abcdef', pages('abc', 'abcd', 'abcef'))).toEqual(['abcdef']);
    expect(slices('abcdef', pages('abc', 'abcd', 'abcef'), { character: 100, file: 0 })).toEqual([
      'abc',
      'd',
      'ef',
    ]);
  });

  it('contain every character exactly once, even those that no page shows, for any number of pages', () => {
    const many = Array.from(
      { length: 70 },
      (_, index) => new Set([...alphabet].filter((_letter, at) => (at * 7 + index) % 5 < 2)),
    );
    const found = sliceByPages([...alphabet, '?'], many, defaultCosts).flat();
    expect(found.sort()).toEqual([...alphabet, '?'].sort());
  });

  it('make pages load less than one file with everything would', () => {
    const shown = Array.from(
      { length: 12 },
      (_, page) =>
        new Set(
          Array.from({ length: 90 }, (_letter, at) =>
            String.fromCodePoint(0x4e00 + at * (at < 40 ? 1 : page + 2)),
          ),
        ),
    );
    const all = [...new Set(shown.flatMap((page) => [...page]))];
    const result = sliceByPages(all, shown, defaultCosts);
    const weight = (page: Set<string>) =>
      result
        .filter((slice) => slice.some((character) => page.has(character)))
        .reduce((sum, slice) => sum + defaultCosts.file + slice.length * defaultCosts.character, 0);
    const heaviest = Math.max(...shown.map(weight));
    expect(heaviest).toBeLessThan((all.length * defaultCosts.character) / 2);
  });
});

describe('Slices of the other characters', () => {
  it('contain neighbours, up to a maximum', () => {
    expect(sliceInOrder([...'gbacfed'], 3).map((slice) => slice.join(''))).toEqual(['abc', 'def', 'g']);
    expect(sliceInOrder([...'ba'], Infinity)).toEqual([['a', 'b']]);
    expect(sliceInOrder([], Infinity)).toEqual([]);
  });
});
