import type { LanguageCode } from '../languages.js';
import { block, namesOf, warn, type Check, type Pair } from './finding.js';
import { latinNames } from './scripts.js';
import { address, findMatches, withoutMarkup } from './tokens.js';

const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
const common =
  'the and with your you of is are was were that this these from which what when how not have has been they their there will would about after before into only some many most we our us it its an by on or'.split(
    ' ',
  );
/** Words of the language itself that look like English ones. */
const own: Partial<Record<LanguageCode, string[]>> = {
  'pt-BR': ['on'],
  tl: ['an', 'on', 'us', 'by', 'or', 'it', 'how', 'we'],
  vi: ['an', 'on', 'it', 'or', 'by', 'us', 'we', 'how'],
};

const wordsOf = (text: string): string[] => findMatches(withoutMarkup(text).replace(address, ' '), latinWord);

function strayIn(pair: Pair): string[] {
  const allowed = own[pair.language] ?? [];
  return wordsOf(pair.translation).filter((word) => {
    const small = word.toLowerCase();
    return common.includes(small) && !allowed.includes(small);
  });
}

/** Words in a row that stand in the source in the same row, names not counted. */
function copiedFrom(pair: Pair): string {
  const names = namesOf(pair);
  const plain = (text: string) =>
    names.reduce((left, name) => left.replaceAll(name, ' | '), withoutMarkup(text));
  const english = ` ${wordsOf(plain(pair.source)).join(' ')} `;
  const words = wordsOf(plain(pair.translation));
  const at = words.findIndex((_word, start) => {
    const row = words.slice(start, start + 3);
    return row.length === 3 && english.includes(` ${row.join(' ')} `);
  });
  return at < 0 ? '' : words.slice(at, at + 3).join(' ');
}

/** Sentences left in English, whole or in part. */
export const english: Check = (pair) => {
  if (pair.language === 'en') return [];
  const stray = strayIn(pair);
  const copied = copiedFrom(pair);
  const isSame = pair.translation === pair.source && wordsOf(pair.source).length > 2;
  if (isSame && copied) return [block('english.untranslated', pair.translation)];
  return [
    ...(stray.length > 0 ? [block('english.stray', stray.join(' '))] : []),
    ...(copied ? [warn('english.copied', copied)] : []),
  ];
};

/** Letters that a person would translate: no names, placeholders and addresses, and nothing that is written so everywhere. */
const hasWords = (pair: Pick<Pair, 'source' | 'terms' | 'brands'>): boolean =>
  /\p{Ll}{2}/u.test(
    [...namesOf(pair), ...latinNames].reduce(
      (left, name) => left.replaceAll(name, ' '),
      withoutMarkup(pair.source).replace(address, ' '),
    ),
  );

/** Whether a text only repeats its English, which has words to translate. */
export const repeatsEnglish = (pair: Pick<Pair, 'source' | 'translation' | 'terms' | 'brands'>): boolean =>
  pair.translation.trim() === pair.source.trim() && hasWords(pair);
