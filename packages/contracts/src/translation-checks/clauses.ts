import type { LanguageCode } from '../languages.js';
import { warn, type Check } from './finding.js';
import { valueOf } from './numbers.js';

/** Where a clause ends in any of the languages; not within a number, nor a placeholder. */
const ends = /(?<!\d)[,.](?!\d)|(?<=\d)[,.](?=\s|$)|[;:!?…،؛؟。，、；：！？։՝—]/u;
const token = /\{\{[^{}]*\}\}|\d(?:[\d.,]*\d)?/g;

/** The numbers and placeholders of each clause that has any. */
const tokensIn = (text: string, language: LanguageCode): string[][] =>
  text
    .split(ends)
    .map((clause) =>
      [...clause.matchAll(token)].map(([found]) =>
        found.startsWith('{') ? found : valueOf(found, language),
      ),
    )
    .filter((tokens) => tokens.length > 0);

/**
 * Numbers, or phones, that have changed places over the border of a clause: “call 911 if you had surgery here, else
 * {{emergencyPhone}}”. Within a clause languages order words as they please, so nothing is said of that.
 */
export const clauses: Check = ({ source, translation, language }) => {
  const [wanted, found] = [tokensIn(source, 'en'), tokensIn(translation, language)];
  if (wanted.length !== found.length) return [];
  const all = wanted.flat();
  if (new Set(all).size !== all.length) return [];
  const moved = wanted.flatMap((tokens, index) => tokens.filter((one) => !found[index]!.includes(one)));
  // Whole clauses in another order take all of their tokens with them, and only the words can tell.
  const isDialled = moved.some((one) => /^\d|phone/i.test(one));
  const isSwap =
    isDialled && moved.length >= 2 && wanted.every((tokens, index) => tokens.length === found[index]!.length);
  return isSwap ? [warn('token.places', moved.join(' '))] : [];
};
