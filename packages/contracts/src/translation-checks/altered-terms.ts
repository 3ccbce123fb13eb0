import type { LanguageCode } from '../languages.js';
import { block, namesOf, type Check } from './finding.js';
import { termSpellingsIn } from './term-spellings.js';
import { toPlainLetters, escapeRegExp, findMatches, withoutMarkup } from './tokens.js';

const latinWord = /[\p{Script=Latin}\p{M}]+/gu;

/** How many letters have to be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const kept = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(kept, above[column]! + 1, line[column - 1]! + 1));
    }
    above = line;
  }
  return above[other.length]!;
}

/** Both bare: `excimer`, `lasiks`, `femtosekond` for what is written Excimer, LASIK, Femtosecond. */
function resembles(one: string, other: string): boolean {
  if (one === other) return true;
  if (other.length < 5 || one[0] !== other[0]) return false;
  return distance(one, other) <= (other.length < 8 ? 1 : 2);
}

const misspelt: Check = (pair) => {
  const known = new Set(findMatches(withoutMarkup(pair.source), latinWord));
  const names = namesOf(pair).flatMap((name) => name.split(/[\s.]+/).filter((part) => part.length > 2));
  const words = findMatches(withoutMarkup(pair.translation), latinWord).filter(
    (word) => !known.has(word) && !names.includes(word),
  );
  const bareNames = words.length > 0 ? names.map(toPlainLetters) : [];
  return words.flatMap((word) => {
    const own = toPlainLetters(word);
    const name = names[bareNames.findIndex((candidate) => resembles(own, candidate))];
    return name ? [block('term.altered', `${word} for ${name}`)] : [];
  });
};

interface Remains {
  term: string;
  spelling: RegExp;
  /** With the term itself before or behind it. */
  beside: RegExp;
}

const remains = new Map<LanguageCode, Remains[]>();

function remainsOf(language: LanguageCode): Remains[] {
  const known =
    remains.get(language) ??
    termSpellingsIn(language).map(([term, spelling]) => {
      const name = escapeRegExp(term);
      const beside = `${name}[\\s(（「]*(?:${spelling})|(?:${spelling})[\\s(（「]*${name}`;
      return { term, spelling: new RegExp(spelling, 'giu'), beside: new RegExp(beside, 'giu') };
    });
  remains.set(language, known);
  return known;
}

/** A term in the letters or words of the language. Beside the term itself it explains it, and may stand. */
const translated: Check = ({ translation, language }) =>
  remainsOf(language).flatMap(({ term, spelling, beside }) =>
    findMatches(translation.replace(beside, ' '), spelling).map((word) =>
      block('term.translated', `${word} for ${term}`),
    ),
  );

/** What is left of a term that somebody altered: other case, other spelling, other letters, another word. */
export const alteredTerms: Check = (pair) => [...misspelt(pair), ...translated(pair)];
