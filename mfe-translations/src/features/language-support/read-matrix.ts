import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { coverageOf, overall, type Coverage, type LocaleFile } from './coverage';
import { inParallel } from './in-parallel';
import type { Namespace } from './namespaces';
import { isTexts } from './texts';

export interface MatrixRow {
  language: (typeof languages)[number];
  overall: Coverage;
  /** By namespace name. */
  files: Record<string, Coverage>;
}

/** Languages that ship a file, by namespace: `GET /locales/index.json`. */
type LocaleIndex = Record<string, string[]>;

const parallelReads = 10;

async function read(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

async function readFile(address: string, signal: AbortSignal): Promise<LocaleFile> {
  try {
    const texts = await read(address, signal);
    return isTexts(texts) ? texts : 'unreadable';
  } catch (failure) {
    signal.throwIfAborted();
    console.error(failure);
    return 'unreadable';
  }
}

const isIndex = (value: unknown): value is LocaleIndex =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (codes) => Array.isArray(codes) && codes.every((code) => typeof code === 'string'),
  );

/**
 * Compares the locale files that are really served with the English ones, reading past every cache. The index tells
 * which files there are, so that none is asked for in vain.
 * @throws Error when the index cannot be read
 */
export async function readMatrix(namespaces: Namespace[], signal: AbortSignal): Promise<MatrixRow[]> {
  const index = await read('/locales/index.json', signal);
  if (!isIndex(index)) throw new Error('/locales/index.json does not list languages by namespace.');

  const wanted = namespaces.flatMap(({ name, englishOnly }) =>
    languages
      .map(({ code }) => code)
      .filter((code) => index[name]?.includes(code) && (!englishOnly || code === sourceLanguage))
      .map((code) => `/locales/${code}/${name}.json`),
  );
  const contents = await inParallel(wanted, parallelReads, (address) => readFile(address, signal));
  const files = new Map(wanted.map((address, position) => [address, contents[position]]));
  const fileOf = (code: LanguageCode, name: string) => files.get(`/locales/${code}/${name}.json`) ?? 'absent';

  return languages.map((language) => {
    const { code } = language;
    const coverages = namespaces.map(({ name, englishOnly }): [string, Coverage] => {
      if (englishOnly && code !== sourceLanguage) return [name, { state: 'not-needed' }];
      return [name, coverageOf(fileOf(sourceLanguage, name), fileOf(code, name))];
    });
    return {
      language,
      overall: overall(coverages.map(([, file]) => file)),
      files: Object.fromEntries(coverages),
    };
  });
}
