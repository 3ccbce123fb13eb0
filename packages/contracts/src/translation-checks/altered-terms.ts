import type { LanguageCode } from '../languages.js';
import { block, namesOf, type Check } from './finding.js';
import { termSpellingsIn } from './term-spellings.js';
import { toPlainLetters, escapeRegExp, findMatches, withoutMarkup } from './tokens.js';

const latinWord = /[\p{Script=Latin}\p{M}]+/gu;

/** The Levenshtein distance between two words. */
function editDistance(one: string, other: string): number {
  let previousRow = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const substitution = previousRow[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      currentRow.push(Math.min(substitution, previousRow[column]! + 1, currentRow[column - 1]! + 1));
    }
    previousRow = currentRow;
  }
  return previousRow[other.length]!;
}

/** Compares plain letters: `excimer`, `lasiks` and `femtosekond` resemble Excimer, LASIK and Femtosecond. */
function resembles(one: string, other: string): boolean {
  if (one === other) return true;
  if (other.length < 5 || one[0] !== other[0]) return false;
  return editDistance(one, other) <= (other.length < 8 ? 1 : 2);
}

const misspelledTerms: Check = (pair) => {
  const sourceWords = new Set(findMatches(withoutMarkup(pair.source), latinWord));
  const names = namesOf(pair).flatMap((name) => name.split(/[\s.]+/).filter((part) => part.length > 2));
  const words = findMatches(withoutMarkup(pair.translation), latinWord).filter(
    (word) => !sourceWords.has(word) && !names.includes(word),
  );
  const plainNames = words.length > 0 ? names.map(toPlainLetters) : [];
  return words.flatMap((word) => {
    const plainWord = toPlainLetters(word);
    const name = names[plainNames.findIndex((candidate) => resembles(plainWord, candidate))];
    return name ? [block('term.altered', `${word} for ${name}`)] : [];
  });
};

interface TermSpelling {
  term: string;
  spelling: RegExp;
  /** The spelling with the term itself before or after it. */
  besideTerm: RegExp;
}

const spellings = new Map<LanguageCode, TermSpelling[]>();

function spellingsOf(language: LanguageCode): TermSpelling[] {
  const known =
    spellings.get(language) ??
    termSpellingsIn(language).map(([term, spelling]) => {
      const name = escapeRegExp(term);
      const besideTerm = `${name}[\\s(（「]*(?:${spelling})|(?:${spelling})[\\s(（「]*${name}`;
      return { term, spelling: new RegExp(spelling, 'giu'), besideTerm: new RegExp(besideTerm, 'giu') };
    });
  spellings.set(language, known);
  return known;
}

/** Terms in the letters or words of the language. Beside the term itself they explain it, and are allowed. */
const translatedTerms: Check = ({ translation, language }) =>
  spellingsOf(language).flatMap(({ term, spelling, besideTerm }) =>
    findMatches(translation.replace(besideTerm, ' '), spelling).map((word) =>
      block('term.translated', `${word} for ${term}`),
    ),
  );

/** Terms in another case, spelling or script, or replaced by another word. */
export const alteredTerms: Check = (pair) => [...misspelledTerms(pair), ...translatedTerms(pair)];
