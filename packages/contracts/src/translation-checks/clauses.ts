import type { LanguageCode } from '../languages.js';
import { block, warn, type Check } from './finding.js';
import { normalizeNumber } from './numbers.js';
import { phone } from './phones.js';
import { difference, findMatches } from './tokens.js';

/** The end of a clause in any language, but not within a number or a placeholder. */
const clauseEnd = /(?<!\d)[,.](?!\d)|(?<=\d)[,.](?=\s|$)|[;:!?…،؛؟。，、；：！？։՝—]/u;
const token = /\{\{[^{}]*\}\}|\d(?:[\d.,]*\d)?/g;

/** Phone numbers, written out or as placeholders. */
const dialledNumber = new RegExp(`\\{\\{\\w*[pP]hone\\w*\\}\\}|${phone.source}`, 'g');

/**
 * Phone numbers in another order than in English. A program cannot tell from the words around them who should call
 * which number. It can compare the order, which every translation can keep.
 */
const reorderedPhones: Check = ({ source, translation }) => {
  const [expected, found] = [findMatches(source, dialledNumber), findMatches(translation, dialledNumber)];
  // A number that was lost or added is a finding of another check.
  const isFine = difference(expected, found) !== '' || expected.join(' ') === found.join(' ');
  return isFine ? [] : [block('token.places', found.join(' '))];
};

/** The numbers and placeholders of each clause that has any. */
const tokensIn = (text: string, language: LanguageCode): string[][] =>
  text
    .split(clauseEnd)
    .map((clause) =>
      [...clause.matchAll(token)].map(([found]) =>
        found.startsWith('{') ? found : normalizeNumber(found, language),
      ),
    )
    .filter((tokens) => tokens.length > 0);

/**
 * Numbers that moved to another clause: “after 2 days at home, 5 at work”. The order within a clause differs between
 * languages, so it is not compared.
 */
const movedNumbers: Check = ({ source, translation, language }) => {
  const [expected, found] = [tokensIn(source, 'en'), tokensIn(translation, language)];
  if (expected.length !== found.length) return [];
  const all = expected.flat();
  if (new Set(all).size !== all.length) return [];
  const moved = expected.flatMap((tokens, index) => tokens.filter((token) => !found[index]!.includes(token)));
  // If the numbers of tokens differ, whole clauses were probably reordered, which only a reader can judge.
  const isSwap =
    moved.some((token) => /^\d/.test(token)) &&
    moved.length >= 2 &&
    expected.every((tokens, index) => tokens.length === found[index]!.length);
  return isSwap ? [warn('token.places', moved.join(' '))] : [];
};

/** Numbers that moved: phone numbers are blocked, for other numbers there is a warning. */
export const clauses: Check = (pair) => {
  const findings = reorderedPhones(pair);
  return findings.length > 0 ? findings : movedNumbers(pair);
};
