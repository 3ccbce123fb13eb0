import type { LanguageCode } from '../languages.js';
import { block, namesOf, warn, type Check, type Names } from './finding.js';
import { address, withoutMarkup } from './tokens.js';

/** How long a text is in a language beside its English: shorter has left something out, longer has put something in. */
const ratios: Record<LanguageCode, [low: number, high: number]> = {
  en: [1, 1],
  es: [0.72, 1.5],
  'es-MX': [0.72, 1.5],
  'pt-BR': [0.68, 1.5],
  tl: [0.8, 1.7],
  ko: [0.26, 0.8],
  vi: [0.62, 1.55],
  zh: [0.19, 0.6],
  ar: [0.52, 1.2],
  hy: [0.72, 1.55],
  he: [0.48, 1.22],
};

/** Of a short text the ratio says nothing, and of a sentence less than of a paragraph. */
const shortest = 30;
const paragraph = 60;
const slack = 1.36;

/** Letters, without those that are the same in every language. */
function lettersIn(text: string, names: Names): number {
  const own = namesOf(names).reduce((left, name) => left.replaceAll(name, ''), withoutMarkup(text));
  return own.replace(address, '').match(/\p{L}/gu)?.length ?? 0;
}

/** More than any language needs, however short the English is: such an answer is no translation. */
const most = { least: 120, times: 6 };

/** What is many times as long as its English was never meant for its place. */
export const huge: Check = ({ source, translation }) =>
  translation.length > Math.max(most.least, source.length * most.times)
    ? [block('length.huge', `${translation.length} for ${source.length}`)]
    : [];

export const length: Check = (pair) => {
  const [english, own] = [lettersIn(pair.source, pair), lettersIn(pair.translation, pair)];
  if (pair.form || english < shortest || own === 0) return [];
  const ratio = own / english;
  const [low, high] = ratios[pair.language];
  const tolerance = english < paragraph ? slack : 1;
  if (ratio >= low / tolerance && ratio <= high * tolerance) return [];
  return [warn(ratio < low ? 'length.short' : 'length.long', ratio.toFixed(2))];
};
