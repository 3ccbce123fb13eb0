import type { LanguageCode } from '../languages.js';
import { block, namesOf, type Check, type Finding, type Pair } from './finding.js';
import { address, escapeRegExp, findMatches, withoutMarkup } from './tokens.js';

/** The scripts of the languages that are not written in Latin letters. */
const ownScripts: Partial<Record<LanguageCode, string>> = {
  ko: 'Hangul',
  zh: 'Han',
  ar: 'Arabic',
  hy: 'Armenian',
  he: 'Hebrew',
};

/**
 * Names in Latin letters in every language: networks, a map, columns of prescriptions, accounts of American tax law, and
 * what PRK stands for.
 */
export const latinNames = [
  ...['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'X', 'OpenStreetMap'],
  ...['CYL', 'SPH', 'HSA', 'FSA', 'Photorefractive Keratectomy'],
];
/** Words that a language writes in Latin letters and others do not. */
const latinIn: Partial<Record<LanguageCode, string[]>> = { zh: ['Cookie'] };
const units = ['D', 'mm', 'cm', 'nm', 'm', 'mcg', 'mg', 'kg', 'ml', 'mL', 'CA'];

const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu;
const letter = /\p{L}/gu;
const lettersOf = (script: string) => new RegExp(`[\\p{Script=${script}}\\p{Script=Common}]`, 'u');

/** A text without names, addresses, placeholders and tags. */
function removeNames(text: string, pair: Pair): string {
  const allowed = [...namesOf(pair), ...latinNames, ...units, ...(latinIn[pair.language] ?? [])];
  const names = allowed.toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  const known = new RegExp(`(?<!\\p{Script=Latin})(?:${names.join('|')})(?!\\p{Script=Latin})`, 'gu');
  return withoutMarkup(text).replace(address, ' ').replace(known, ' ');
}

/** Letters of a third script: a Cyrillic `А` in LASIK looks right and is wrong. */
function findForeignLetters({ translation, language }: Pair): Finding[] {
  const own = lettersOf(ownScripts[language] ?? 'Latin');
  const latin = lettersOf('Latin');
  const others = findMatches(translation, letter).filter(
    (character) => !own.test(character) && !latin.test(character),
  );
  return others.length > 0 ? [block('script.foreign', others.join(' '))] : [];
}

/** A text must be in the script of its language, with Latin letters only in names. */
export const scripts: Check = (pair) => {
  const script = ownScripts[pair.language];
  if (!script) return findForeignLetters(pair);
  const text = removeNames(pair.translation, pair);
  const latin = findMatches(text, latinWord);
  const isWordless = /\p{L}/u.test(removeNames(pair.source, pair)) && !/\p{L}/u.test(text);
  return [
    ...findForeignLetters(pair),
    ...(latin.length > 0 ? [block('script.latin', latin.join(' '))] : []),
    ...(isWordless && latin.length === 0 ? [block('script.missing', pair.translation)] : []),
  ];
};
