import type { LanguageCode } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { countShownLanguages, requiredTexts } from '@lens/contracts/untranslated-texts';

/** How much of an English file is translated. `unreadable`: the file exists, but is not a locale file. */
export type Coverage =
  | {
      state: 'complete' | 'partial';
      /** In the language itself, or in its fallback. */
      translated: number;
      /** Of these, in the fallback. */
      fallback: number;
      /** Besides, texts shown in English by the settings although they are translated. */
      chosenEnglish: number;
      total: number;
    }
  | { state: 'missing'; total: number }
  | { state: 'unreadable' }
  | { state: 'not-needed' };

/** The texts of a file, or why there are none. */
export type LocaleFile = TextTree | 'absent' | 'unreadable';

/** Keys of blank texts are left out. */
const translatedKeys = (file: TextTree): Set<string> =>
  new Set([...flattenTree(file)].flatMap(([key, text]) => (text.trim() === '' ? [] : [key])));

/**
 * Compares what visitors read in a language with the English. Keys that English does not have are not counted.
 * @param fallbackFile texts of the fallback count too, since visitors read them instead of English
 * @param chosenEnglish the keys of those that visitors read in English by the settings
 */
export function coverageOf(
  code: LanguageCode,
  english: LocaleFile,
  file: LocaleFile,
  fallbackFile: LocaleFile = 'absent',
  chosenEnglish: readonly string[] = [],
): Coverage {
  if (typeof english === 'string' || file === 'unreadable') return { state: 'unreadable' };
  const requiredKeys = [...requiredTexts(flattenTree(english), code).keys()];
  const total = requiredKeys.length;
  const fallbackKeys = typeof fallbackFile === 'string' ? undefined : translatedKeys(fallbackFile);
  // A language without a file may still be complete in its fallback.
  if (file === 'absent' && !fallbackKeys) return { state: 'missing', total };
  const {
    own,
    fallback,
    english: untranslated,
    chosen_english,
  } = countShownLanguages(
    requiredKeys,
    file === 'absent' ? new Set() : translatedKeys(file),
    fallbackKeys,
    new Set(chosenEnglish),
  );
  return {
    state: untranslated === 0 ? 'complete' : 'partial',
    translated: own + fallback,
    fallback,
    chosenEnglish: chosen_english,
    total,
  };
}

/** Sums up all files of one language, without those that need no translation. */
export function overallCoverage(files: Coverage[]): Coverage {
  const needed = files.filter((file) => file.state !== 'not-needed');
  const counted = needed.filter((file) => file.state !== 'unreadable');
  if (counted.length < needed.length) return { state: 'unreadable' };
  const sumOf = (count: 'translated' | 'fallback' | 'chosenEnglish') =>
    counted.reduce((sum, file) => sum + ('translated' in file ? file[count] : 0), 0);
  const total = counted.reduce((sum, file) => sum + file.total, 0);
  if (counted.every((file) => file.state === 'missing')) return { state: 'missing', total };
  return {
    state: counted.every((file) => file.state === 'complete') ? 'complete' : 'partial',
    translated: sumOf('translated'),
    fallback: sumOf('fallback'),
    chosenEnglish: sumOf('chosenEnglish'),
    total,
  };
}
