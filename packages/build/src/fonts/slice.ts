/** What a page pays for a character and for a file, in bytes: outlines of one letter; a file's head and its request. */
export interface Prices {
  character: number;
  file: number;
}

interface Group {
  characters: string[];
  /** A bit for each page that shows any of the characters. */
  pages: number;
}

const bits = 31;

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Characters that are shown by the same pages; from the 32nd page on two pages count as one. */
function groupByPages(characters: string[], pages: ReadonlySet<string>[]): Group[] {
  const groups = new Map<number, Group>();
  for (const character of characters) {
    let mask = 0;
    pages.forEach((page, index) => (mask |= page.has(character) ? 1 << (index % bits) : 0));
    const group = groups.get(mask);
    if (group) group.characters.push(character);
    else groups.set(mask, { characters: [character], pages: mask });
  }
  return [...groups.values()];
}

/**
 * Divides characters into slices, each in exactly one, so that all pages together load as little as can be: what all of
 * them show stands together, and what one of them shows does not burden the others. Two slices become one for as long as
 * the pages that load more by it save more files.
 */
export function sliceByPages(
  characters: string[],
  pages: ReadonlySet<string>[],
  { character, file }: Prices,
): string[][] {
  const groups = groupByPages(characters, pages);
  const price = (mask: number, length: number) => countBits(mask) * (file + length * character);
  const saving = (one: Group, other: Group) =>
    price(one.pages, one.characters.length) +
    price(other.pages, other.characters.length) -
    price(one.pages | other.pages, one.characters.length + other.characters.length);
  for (;;) {
    let best = { saved: 0, into: -1, from: -1 };
    for (let from = 1; from < groups.length; from += 1)
      for (let into = 0; into < from; into += 1) {
        const saved = saving(groups[into]!, groups[from]!);
        if (saved > best.saved) best = { saved, into, from };
      }
    if (best.from < 0) return groups.map((group) => group.characters);
    const [gone] = groups.splice(best.from, 1) as [Group];
    const into = groups[best.into]!;
    groups[best.into] = {
      characters: [...into.characters, ...gone.characters],
      pages: into.pages | gone.pages,
    };
  }
}

/** Neighbouring characters in slices of at most so many, for what no text holds yet. */
export function sliceInOrder(characters: string[], most: number): string[][] {
  const sorted = [...characters].sort((one, other) => one.codePointAt(0)! - other.codePointAt(0)!);
  const length = Math.min(most, sorted.length);
  const count = length === 0 ? 0 : Math.ceil(sorted.length / length);
  return Array.from({ length: count }, (_, index) => sorted.slice(index * length, (index + 1) * length));
}
