import type { LanguageCode } from '../languages.js';
import { block, namesOf, type Check, type Finding, type Pair } from './finding.js';
import { address, escapeRegExp, findMatches, withoutMarkup } from './tokens.js';

/** The scripts in which languages are written that have one of their own; the others are written in Latin letters. */
const ownScripts: Partial<Record<LanguageCode, string>> = {
  ko: 'Hangul',
  zh: 'Han',
  ar: 'Arabic',
  hy: 'Armenian',
  he: 'Hebrew',
};

/** What is written in Latin letters everywhere: networks, a map, columns of prescriptions, accounts of American tax law. */
export const latinNames = [
  ...['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'X', 'OpenStreetMap'],
  ...['CYL', 'SPH', 'HSA', 'FSA'],
];
/** What one language writes in Latin letters and others do not. */
const latinIn: Partial<Record<LanguageCode, string[]>> = { zh: ['Cookie'] };
const units = ['D', 'mm', 'cm', 'nm', 'm', 'mcg', 'mg', 'kg', 'ml', 'mL', 'CA'];

const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu;
const letter = /\p{L}/gu;
const isOf = (script: string) => new RegExp(`[\\p{Script=${script}}\\p{Script=Common}]`, 'u');

/** What a person reads in a text whose names, addresses and placeholders are taken out. */
function wordsOf(text: string, pair: Pair): string {
  const allowed = [...namesOf(pair), ...latinNames, ...units, ...(latinIn[pair.language] ?? [])];
  const names = allowed.toSorted((one, other) => other.length - one.length).map(escapeRegExp);
  const known = new RegExp(`(?<!\\p{Script=Latin})(?:${names.join('|')})(?!\\p{Script=Latin})`, 'gu');
  return withoutMarkup(text).replace(address, ' ').replace(known, ' ');
}

/** Letters of a third alphabet: a Cyrillic `А` in LASIK looks right and is not. */
function foreign({ translation, language }: Pair): Finding[] {
  const own = isOf(ownScripts[language] ?? 'Latin');
  const latin = isOf('Latin');
  const others = findMatches(translation, letter).filter((sign) => !own.test(sign) && !latin.test(sign));
  return others.length > 0 ? [block('script.foreign', others.join(' '))] : [];
}

/** The script of the language, and Latin letters only in names that everybody writes so. */
export const scripts: Check = (pair) => {
  const script = ownScripts[pair.language];
  if (!script) return foreign(pair);
  const text = wordsOf(pair.translation, pair);
  const latin = findMatches(text, latinWord);
  const isWordless = /\p{L}/u.test(wordsOf(pair.source, pair)) && !/\p{L}/u.test(text);
  return [
    ...foreign(pair),
    ...(latin.length > 0 ? [block('script.latin', latin.join(' '))] : []),
    ...(isWordless && latin.length === 0 ? [block('script.missing', pair.translation)] : []),
  ];
};
