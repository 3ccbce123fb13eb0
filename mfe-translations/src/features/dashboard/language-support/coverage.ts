import { translatedKeys, type Texts } from './texts';

/** How much of an English file another language says. `unreadable`: the file is there and is no locale file. */
export type Coverage =
  | { state: 'complete' | 'partial'; translated: number; total: number }
  | { state: 'missing'; total: number }
  | { state: 'unreadable' }
  | { state: 'not-needed' };

/** A file that was asked for: its texts, or why there are none. */
export type LocaleFile = Texts | 'absent' | 'unreadable';

/** Compares a language's file with the English one. Keys that English does not have count for nothing. */
export function coverageOf(english: LocaleFile, file: LocaleFile): Coverage {
  if (typeof english === 'string' || file === 'unreadable') return { state: 'unreadable' };
  const wanted = [...translatedKeys(english)];
  if (file === 'absent') return { state: 'missing', total: wanted.length };
  const given = translatedKeys(file);
  const translated = wanted.filter((key) => given.has(key)).length;
  return { state: translated === wanted.length ? 'complete' : 'partial', translated, total: wanted.length };
}

/** One language over all its files; files that need no translation are left out. */
export function overall(files: Coverage[]): Coverage {
  const needed = files.filter((file) => file.state !== 'not-needed');
  const counted = needed.filter((file) => file.state !== 'unreadable');
  if (counted.length < needed.length) return { state: 'unreadable' };
  const total = counted.reduce((sum, file) => sum + file.total, 0);
  const translated = counted.reduce((sum, file) => sum + ('translated' in file ? file.translated : 0), 0);
  if (counted.every((file) => file.state === 'missing')) return { state: 'missing', total };
  return {
    state: counted.every((file) => file.state === 'complete') ? 'complete' : 'partial',
    translated,
    total,
  };
}
