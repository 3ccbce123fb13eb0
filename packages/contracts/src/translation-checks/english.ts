import type { LanguageCode } from '../languages.js';
import { block, namesOf, warn, type Check, type Pair } from './finding.js';
import { latinNames } from './scripts.js';
import { address, findMatches, withoutMarkup } from './tokens.js';

const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
const commonWords =
  'the and with your you of is are was were that this these from which what when how not have has been they their there will would about after before into only some many most we our us it its an by on or'.split(
    ' ',
  );
/** Words of other languages that look like common English words. */
const lookalikes: Partial<Record<LanguageCode, string[]>> = {
  'pt-BR': ['on'],
  tl: ['an', 'on', 'us', 'by', 'or', 'it', 'how', 'we'],
  vi: ['an', 'on', 'it', 'or', 'by', 'us', 'we', 'how'],
};

const latinWordsIn = (text: string): string[] =>
  findMatches(withoutMarkup(text).replace(address, ' '), latinWord);

function findEnglishWords(pair: Pair): string[] {
  const allowed = lookalikes[pair.language] ?? [];
  return latinWordsIn(pair.translation).filter((word) => {
    const lowerCase = word.toLowerCase();
    return commonWords.includes(lowerCase) && !allowed.includes(lowerCase);
  });
}

/** The first three words, other than names, that follow each other in the source too. */
function findCopiedWords(pair: Pair): string {
  const names = namesOf(pair);
  const withoutNames = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ' | '), withoutMarkup(text));
  const english = ` ${latinWordsIn(withoutNames(pair.source)).join(' ')} `;
  const words = latinWordsIn(withoutNames(pair.translation));
  const index = words.findIndex((_word, start) => {
    const three = words.slice(start, start + 3);
    return three.length === 3 && english.includes(` ${three.join(' ')} `);
  });
  return index < 0 ? '' : words.slice(index, index + 3).join(' ');
}

/** Sentences left in English, whole or in part. */
export const english: Check = (pair) => {
  if (pair.language === 'en') return [];
  const englishWords = findEnglishWords(pair);
  const copied = findCopiedWords(pair);
  const isSame = pair.translation === pair.source && latinWordsIn(pair.source).length > 2;
  if (isSame && copied) return [block('english.untranslated', pair.translation)];
  return [
    ...(englishWords.length > 0 ? [block('english.stray', englishWords.join(' '))] : []),
    ...(copied ? [warn('english.copied', copied)] : []),
  ];
};

/** Whether a text has words to translate besides names, placeholders and addresses. */
const hasTranslatableWords = (pair: Pick<Pair, 'source' | 'terms' | 'brands'>): boolean =>
  /\p{Ll}{2}/u.test(
    [...namesOf(pair), ...latinNames].reduce(
      (rest, name) => rest.replaceAll(name, ' '),
      withoutMarkup(pair.source).replace(address, ' '),
    ),
  );

/** Whether a translation only repeats its English although that has words to translate. */
export const repeatsEnglish = (pair: Pick<Pair, 'source' | 'translation' | 'terms' | 'brands'>): boolean =>
  pair.translation.trim() === pair.source.trim() && hasTranslatableWords(pair);
