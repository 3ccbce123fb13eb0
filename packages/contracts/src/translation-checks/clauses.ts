import type { LanguageCode } from '../languages.js';
import { block, warn, type Check } from './finding.js';
import { normalizeNumber } from './numbers.js';
import { phone } from './phones.js';
import { difference, findMatches } from './tokens.js';

/** Where a clause ends in any of the languages; not within a number, nor a placeholder. */
const ends = /(?<!\d)[,.](?!\d)|(?<=\d)[,.](?=\s|$)|[;:!?…،؛؟。，、；：！？։՝—]/u;
const token = /\{\{[^{}]*\}\}|\d(?:[\d.,]*\d)?/g;

/** What a person dials. */
const dialled = new RegExp(`\\{\\{\\w*[pP]hone\\w*\\}\\}|${phone.source}`, 'g');

/**
 * Numbers that are dialled in another order than in English. Who it is that calls which of them stands around them in every
 * language in another way, so the order alone is what can be held: whoever translates can always keep it.
 */
const dialledOtherwise: Check = ({ source, translation }) => {
  const [wanted, found] = [findMatches(source, dialled), findMatches(translation, dialled)];
  const isSame = difference(wanted, found) !== '' || wanted.join(' ') === found.join(' ');
  return isSame ? [] : [block('token.places', found.join(' '))];
};

/** The numbers and placeholders of each clause that has any. */
const tokensIn = (text: string, language: LanguageCode): string[][] =>
  text
    .split(ends)
    .map((clause) =>
      [...clause.matchAll(token)].map(([found]) =>
        found.startsWith('{') ? found : normalizeNumber(found, language),
      ),
    )
    .filter((tokens) => tokens.length > 0);

/**
 * Numbers that have changed places over the border of a clause: “after 2 days at home, 5 at work”. Within a clause languages
 * order words as they please, so nothing is said of that.
 */
const movedNumbers: Check = ({ source, translation, language }) => {
  const [wanted, found] = [tokensIn(source, 'en'), tokensIn(translation, language)];
  if (wanted.length !== found.length) return [];
  const all = wanted.flat();
  if (new Set(all).size !== all.length) return [];
  const moved = wanted.flatMap((tokens, index) => tokens.filter((one) => !found[index]!.includes(one)));
  // Whole clauses in another order take all of their tokens with them, and only the words can tell.
  const isSwap =
    moved.some((one) => /^\d/.test(one)) &&
    moved.length >= 2 &&
    wanted.every((tokens, index) => tokens.length === found[index]!.length);
  return isSwap ? [warn('token.places', moved.join(' '))] : [];
};

/** What has changed places in a text: dialled numbers may not, others are for a person to look at. */
export const clauses: Check = (pair) => {
  const findings = dialledOtherwise(pair);
  return findings.length > 0 ? findings : movedNumbers(pair);
};
