import { sliceByPages, sliceInOrder, type Prices } from './slice.ts';

export interface Slices {
  /** Of the text in use. */
  first: string[][];
  /** Of all else that the file can draw, for text that is written later. */
  later: string[][];
}

interface Wish {
  /** Every character of the text in use. */
  used: ReadonlySet<string>;
  /** The characters of each page, where pages are to load only their own. */
  pages: ReadonlySet<string>[] | null;
}

/** Between Korean and Chinese. A file has the heads of its tables and its request, and few letters compress worse than many. */
const prices: Prices = { character: 80, file: 2500 };

/** So that a rare character costs some ten kilobytes at most. */
const mostLater = 160;

/**
 * Divides what the files of a face can draw into slices. A character that several files know belongs to the first.
 * @param files the characters of each file
 */
export function planSlices(files: ReadonlySet<string>[], { used, pages }: Wish): Slices[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const own = [...file].filter((character) => !taken.has(character));
    for (const character of own) taken.add(character);
    const first = own.filter((character) => used.has(character));
    const later = own.filter((character) => !used.has(character));
    return {
      first: pages ? sliceByPages(first, pages, prices) : sliceInOrder(first, Infinity),
      later: sliceInOrder(later, pages ? mostLater : Infinity),
    };
  });
}
