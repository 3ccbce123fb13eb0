import { toPlainLetters } from '@lens/contracts/translation-checks/tokens';

/** A part of a text, and whether it is what was searched for. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a text at each place of the searched words, as the list of texts searches: without accents, in any case. */
export function splitMatches(text: string, search: string): Part[] {
  const needle = toPlainLetters(search);
  if (needle === '') return [{ text, isMatch: false }];
  let plain = '';
  /** For each unit of `plain`, where its character begins in the text; at the end, the text's length. */
  const origins: number[] = [];
  let offset = 0;
  for (const character of text) {
    const letters = toPlainLetters(character);
    plain += letters;
    for (let unit = 0; unit < letters.length; unit += 1) origins.push(offset);
    offset += character.length;
  }
  origins.push(text.length);
  const parts: Part[] = [];
  let end = 0;
  for (let at = plain.indexOf(needle); at >= 0; at = plain.indexOf(needle, at + needle.length)) {
    const start = origins[at]!;
    const next = origins[at + needle.length]!;
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false });
    parts.push({ text: text.slice(start, next), isMatch: true });
    end = next;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}
