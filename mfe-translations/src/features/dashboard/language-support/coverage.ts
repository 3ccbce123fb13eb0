import type { LanguageCode } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { countShownLanguages, requiredTexts } from '@lens/contracts/untranslated-texts';

/** How much of an English file another language says. `unreadable`: the file is there and is no locale file. */
export type Coverage =
  | {
      state: 'complete' | 'partial';
      /** In the language itself, or in the one that fills its gaps. */
      translated: number;
      /** Of these, in the one that fills its gaps. */
      fallback: number;
      total: number;
    }
  | { state: 'missing'; total: number }
  | { state: 'unreadable' }
  | { state: 'not-needed' };

/** A file that was asked for: its texts, or why there are none. */
export type LocaleFile = TextTree | 'absent' | 'unreadable';

/** A blank text counts as none. */
const translatedKeys = (file: TextTree): Set<string> =>
  new Set([...flattenTree(file)].flatMap(([key, text]) => (text.trim() === '' ? [] : [key])));

/**
 * Compares what visitors read in a language with the English. Keys that English does not have count for nothing.
 * @param fallbackFile of the language that fills the gaps: what it says counts, since visitors do not read English there
 */
export function coverageOf(
  code: LanguageCode,
  english: LocaleFile,
  file: LocaleFile,
  fallbackFile: LocaleFile = 'absent',
): Coverage {
  if (typeof english === 'string' || file === 'unreadable') return { state: 'unreadable' };
  const requiredKeys = [...requiredTexts(flattenTree(english), code).keys()];
  const total = requiredKeys.length;
  const fallbackKeys = typeof fallbackFile === 'string' ? undefined : translatedKeys(fallbackFile);
  // A language without a file of its own may still be read whole in the one that fills its gaps.
  if (file === 'absent' && !fallbackKeys) return { state: 'missing', total };
  const { own, fallback } = countShownLanguages(
    requiredKeys,
    file === 'absent' ? new Set() : translatedKeys(file),
    fallbackKeys,
  );
  const translated = own + fallback;
  return { state: translated === total ? 'complete' : 'partial', translated, fallback, total };
}

/** One language over all its files; files that need no translation are left out. */
export function overallCoverage(files: Coverage[]): Coverage {
  const needed = files.filter((file) => file.state !== 'not-needed');
  const counted = needed.filter((file) => file.state !== 'unreadable');
  if (counted.length < needed.length) return { state: 'unreadable' };
  const sumOf = (count: 'translated' | 'fallback') =>
    counted.reduce((sum, file) => sum + ('translated' in file ? file[count] : 0), 0);
  const total = counted.reduce((sum, file) => sum + file.total, 0);
  if (counted.every((file) => file.state === 'missing')) return { state: 'missing', total };
  return {
    state: counted.every((file) => file.state === 'complete') ? 'complete' : 'partial',
    translated: sumOf('translated'),
    fallback: sumOf('fallback'),
    total,
  };
}
