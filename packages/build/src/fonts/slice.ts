/** What a page loads for each character and for each file, in bytes: an outline; the file's header and its request. */
export interface Costs {
  character: number;
  file: number;
}

interface Group {
  characters: string[];
  /** A bit mask of the pages that show any of the characters. */
  pages: number;
}

const maskBits = 31;

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Groups characters that the same pages show. With more than 31 pages, several pages share a bit. */
function groupByPages(characters: string[], pages: ReadonlySet<string>[]): Group[] {
  const groups = new Map<number, Group>();
  for (const character of characters) {
    let mask = 0;
    pages.forEach((page, index) => (mask |= page.has(character) ? 1 << (index % maskBits) : 0));
    const group = groups.get(mask);
    if (group) group.characters.push(character);
    else groups.set(mask, { characters: [character], pages: mask });
  }
  return [...groups.values()];
}

/**
 * Divides characters into slices so that all pages together load as little as possible: what all of them show is in one
 * slice, and what one page shows is not loaded by the others. Slices are merged as long as that saves more in files
 * than it adds in characters.
 */
export function sliceByPages(
  characters: string[],
  pages: ReadonlySet<string>[],
  { character, file }: Costs,
): string[][] {
  const groups = groupByPages(characters, pages);
  const cost = (mask: number, length: number) => countBits(mask) * (file + length * character);
  const saving = (one: Group, other: Group) =>
    cost(one.pages, one.characters.length) +
    cost(other.pages, other.characters.length) -
    cost(one.pages | other.pages, one.characters.length + other.characters.length);
  for (;;) {
    let best = { saved: 0, into: -1, from: -1 };
    for (let from = 1; from < groups.length; from += 1)
      for (let into = 0; into < from; into += 1) {
        const saved = saving(groups[into]!, groups[from]!);
        if (saved > best.saved) best = { saved, into, from };
      }
    if (best.from < 0) return groups.map((group) => group.characters);
    const [merged] = groups.splice(best.from, 1) as [Group];
    const into = groups[best.into]!;
    groups[best.into] = {
      characters: [...into.characters, ...merged.characters],
      pages: into.pages | merged.pages,
    };
  }
}

/** Divides characters into slices of neighbours, for characters that no text uses yet. */
export function sliceInOrder(characters: string[], maxLength: number): string[][] {
  const sorted = [...characters].sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!);
  const length = Math.min(maxLength, sorted.length);
  const count = length === 0 ? 0 : Math.ceil(sorted.length / length);
  return Array.from({ length: count }, (_, index) => sorted.slice(index * length, (index + 1) * length));
}
