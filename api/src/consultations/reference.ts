import { randomInt } from 'node:crypto';

/** No vowels, so that no word can arise, and only one of those that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = '23456789CDFGHJKMNPQRTVWXY';

const fourCharacters = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** One of 1.5 × 10¹¹ references that patients can name on the phone: `LV-7K3M-9QXD`. */
export const newReference = (): string => `LV-${fourCharacters()}-${fourCharacters()}`;

/** The search as part of a reference, without spaces and dashes; null if no reference can contain it. */
export function parseReferencePart(search: string): string | null {
  const part = search.toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^(?=.{4})(?:LV)?[${alphabet}]{0,8}$`).test(part) ? part : null;
}
