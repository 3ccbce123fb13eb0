import type { Face, Format } from './face.ts';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';

/** A part of a face as it was written to a file. */
export interface FaceSlice {
  face: Pick<Face, 'family' | 'weight' | 'swaps'>;
  file: string;
  format: Format;
  characters: string[];
  /** Whether it is of neighbours among thousands: named from the first to the last, which is short. */
  spans?: boolean;
}

const weightOf = ({ weight }: FaceSlice['face']): string =>
  typeof weight === 'number' ? String(weight) : `${weight.min} ${weight.max}`;

const rule = ({ face, file, format }: FaceSlice, range: string): string =>
  [
    '@font-face{',
    `font-family:"${face.family}";`,
    `font-weight:${weightOf(face)};`,
    `font-display:${face.swaps ? 'swap' : 'optional'};`,
    `src:url(/shell/${file})format("${format}");`,
    `unicode-range:${range}`,
    '}',
  ].join('');

/**
 * Names slices so that each character of a family is in one rule alone, that of the last slice which holds it: a browser
 * that has not got a file in time would fetch the next one that names the character.
 */
export function styleSheet(slices: FaceSlice[]): string {
  const taken = new Map<string, Set<string>>();
  const rules = [...slices].reverse().flatMap((slice) => {
    const others = taken.get(slice.face.family) ?? new Set<string>();
    const own = slice.characters.filter((character) => !others.has(character));
    if (own.length === 0) return [];
    const range = slice.spans ? unicodeSpan(own, others) : unicodeRange(own);
    taken.set(slice.face.family, new Set([...others, ...own]));
    return [rule(slice, range)];
  });
  return rules.reverse().join('\n');
}
