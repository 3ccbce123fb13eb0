import type { LanguageCode } from '../languages.js';
import { claims } from './claims.js';
import { clauses } from './clauses.js';
import { content } from './content.js';
import { contentOrder } from './content-order.js';
import { controls } from './controls.js';
import { counted } from './counted.js';
import { doubled } from './doubled.js';
import { empty } from './empty.js';
import { english } from './english.js';
import type { Check, Finding, Names, Pair } from './finding.js';
import { otherLanguage } from './language.js';
import { huge, length } from './length.js';
import { meaning } from './meaning.js';
import { notation } from './notation.js';
import { numbers } from './numbers.js';
import { phones } from './phones.js';
import { placeholders } from './placeholders.js';
import { punctuation } from './punctuation.js';
import { register } from './register.js';
import { scripts } from './scripts.js';
import { sentences } from './sentences.js';
import { tags } from './tags.js';
import { alteredTerms } from './altered-terms.js';
import { terms } from './terms.js';

const checks: readonly Check[] = [
  terms,
  alteredTerms,
  numbers,
  clauses,
  notation,
  phones,
  placeholders,
  tags,
  sentences,
  scripts,
  english,
  otherLanguage,
  claims,
  controls,
  length,
  huge,
  doubled,
  register,
  punctuation,
  meaning,
  content,
  contentOrder,
  counted,
];

/** Findings about one translation. @param place where the text stands; without its key, meaning is not compared */
export function checkTranslation(
  source: string,
  translation: string,
  language: LanguageCode,
  names: Names,
  place: Pick<Pair, 'key' | 'form'> = {},
): Finding[] {
  const pair = { source, translation, language, ...place, terms: names.terms, brands: names.brands };
  const emptyFindings = empty(pair);
  if (emptyFindings.length > 0 || !translation.trim()) return emptyFindings;
  return checks.flatMap((check) => check(pair));
}
