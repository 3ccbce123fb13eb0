import { randomInt } from 'node:crypto';

/** No vowels, so that no words arise, and nothing that looks like something else: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const signs = '23456789CDFGHJKMNPQRTVWXY';

const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');

/** Something to name on the phone, one of 1.5 × 10¹¹: `LV-7K3M-9QXD`. */
export const newReference = (): string => `LV-${four()}-${four()}`;

/** The part of a reference that a search names, however it was written; null when it cannot be one. */
export function referencePart(search: string): string | null {
  const part = search.toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^(?=.{4})(?:LV)?[${signs}]{0,8}$`).test(part) ? part : null;
}
