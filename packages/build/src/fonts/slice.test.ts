import { sliceByPages, sliceInOrder } from './slice';

const pages = (...texts: string[]) => texts.map((text) => new Set(text));
const prices = { character: 100, file: 900 };
const slices = (characters: string, shown: Set<string>[], own = prices) =>
  sliceByPages([...characters], shown, own)
    .map((slice) => slice.sort().join(''))
    .sort();

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

describe('Slices of the text in use', () => {
  it('hold what all pages show once, and what one page shows for itself', () => {
    const common = alphabet.slice(0, 12);
    const [left, right] = [alphabet.slice(12, 24), alphabet.slice(24) + '0123456789'];
    expect(slices(common + left + right, pages(common + left, common + right))).toEqual(
      [common, left, right].map((slice) => [...slice].sort().join('')).sort(),
    );
  });

  it('are joined where a file of its own costs more than it spares', () => {
    expect(slices('abcdef', pages('abc', 'abcd', 'abcef'))).toEqual(['abcdef']);
    expect(slices('abcdef', pages('abc', 'abcd', 'abcef'), { character: 100, file: 0 })).toEqual([
      'abc',
      'd',
      'ef',
    ]);
  });

  it('hold every character exactly once, those that no page shows included, for any number of pages', () => {
    const many = Array.from(
      { length: 70 },
      (_, index) => new Set([...alphabet].filter((_letter, at) => (at * 7 + index) % 5 < 2)),
    );
    const found = sliceByPages([...alphabet, '?'], many, prices).flat();
    expect(found.sort()).toEqual([...alphabet, '?'].sort());
  });

  it('keep the pages lighter than one file for all would', () => {
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
    const made = sliceByPages(all, shown, prices);
    const weight = (page: Set<string>) =>
      made
        .filter((slice) => slice.some((character) => page.has(character)))
        .reduce((sum, slice) => sum + prices.file + slice.length * prices.character, 0);
    const heaviest = Math.max(...shown.map(weight));
    expect(heaviest).toBeLessThan((all.length * prices.character) / 2);
  });
});

describe('Slices of all else', () => {
  it('hold neighbours, so many at most', () => {
    expect(sliceInOrder([...'gbacfed'], 3).map((slice) => slice.join(''))).toEqual(['abc', 'def', 'g']);
    expect(sliceInOrder([...'ba'], Infinity)).toEqual([['a', 'b']]);
    expect(sliceInOrder([], Infinity)).toEqual([]);
  });
});
