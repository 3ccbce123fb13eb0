import { sliceByPages, sliceInOrder, type Costs } from './slice.ts';

export interface Slices {
  /** Slices with the characters in use. */
  first: string[][];
  /** Slices with the other characters of the file, for texts that are written later. */
  later: string[][];
}

interface UsedCharacters {
  /** The characters of all texts. */
  used: ReadonlySet<string>;
  /** The characters of each page, if pages should load only those; otherwise null. */
  pages: ReadonlySet<string>[] | null;
}

/**
 * In bytes, between those of Korean and Chinese. A file costs its table headers, its request, and worse compression.
 */
const costs: Costs = { character: 80, file: 2500 };

/** So that a rare character costs at most some ten kilobytes. */
const maxLaterCharacters = 160;

/**
 * Divides the characters of a font's files into slices. A character in several files is taken from the first.
 * @param files the characters of each file
 */
export function planSlices(files: ReadonlySet<string>[], { used, pages }: UsedCharacters): Slices[] {
  const assigned = new Set<string>();
  return files.map((file) => {
    const characters = [...file].filter((character) => !assigned.has(character));
    for (const character of characters) assigned.add(character);
    const first = characters.filter((character) => used.has(character));
    const later = characters.filter((character) => !used.has(character));
    return {
      first: pages ? sliceByPages(first, pages, costs) : sliceInOrder(first, Infinity),
      later: sliceInOrder(later, pages ? maxLaterCharacters : Infinity),
    };
  });
}
