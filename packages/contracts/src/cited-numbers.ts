import { citedNumber } from './medical-pages.js';

interface Part {
  type?: string;
  content?: readonly Part[] | undefined;
  marks?: readonly { type: string; attrs?: { href?: string } }[] | undefined;
}

/** The number of a source that a part of a text is a link to; null for any other part. */
export function citedNumberOf({ marks = [] }: Part): number | null {
  for (const { attrs } of marks) {
    const number = attrs?.href === undefined ? null : citedNumber(attrs.href);
    if (number !== null) return number;
  }
  return null;
}

/** For each number of a source that a structured text names, the first part that names it. */
export function findFirstCitations(text: Part): Map<number, Part> {
  const found = new Map<number, Part>();
  const visit = (part: Part): void => {
    const number = citedNumberOf(part);
    if (number !== null && !found.has(number)) found.set(number, part);
    part.content?.forEach(visit);
  };
  visit(text);
  return found;
}

/** The numbers of sources that a structured text names, each once, in ascending order. */
export const citedNumbers = (text: Part): number[] =>
  [...findFirstCitations(text).keys()].sort((one, other) => one - other);
