import {
  isLanguageCode,
  languageOf,
  languages,
  sourceLanguage,
  type LanguageCode,
} from '@lens/contracts/languages';
import { isTextTree } from '@lens/contracts/text-tree';
import { coverageOf, overall, type Coverage, type LocaleFile } from './coverage';
import { inParallel } from '../../../components/in-parallel/in-parallel';
import { readJson } from '../../../components/read-json';
import { readNamespaces, type Namespace } from './read-namespaces';

export interface MatrixRow {
  language: (typeof languages)[number];
  overall: Coverage;
  /** By namespace name. */
  files: Record<string, Coverage>;
}

export interface Matrix {
  namespaces: Namespace[];
  /** One for each of the eleven languages, in their order. */
  rows: MatrixRow[];
}

const parallelReads = 10;
const addressOf = (code: LanguageCode, name: string) => `/locales/${code}/${name}.json`;

async function readFile(address: string, signal: AbortSignal): Promise<LocaleFile> {
  try {
    const texts = await readJson(address, signal);
    return isTextTree(texts) ? texts : 'unreadable';
  } catch (failure) {
    signal.throwIfAborted();
    console.error(failure);
    return 'unreadable';
  }
}

/**
 * Compares the locale files that are really served with the English ones. Only files that exist are asked for.
 * @param staff remotes that serve staff only
 * @throws Error when it cannot be told which files there are
 */
export async function readMatrix(staff: ReadonlySet<string>, signal: AbortSignal): Promise<Matrix> {
  const namespaces = await readNamespaces(staff, signal);
  const wanted = namespaces.flatMap(({ name, englishOnly, languages: shipped }) =>
    languages
      .map(({ code }) => code)
      .filter((code) => shipped.includes(code) && (!englishOnly || code === sourceLanguage))
      .map((code) => addressOf(code, name)),
  );
  const contents = await inParallel(wanted, parallelReads, (address) => readFile(address, signal));
  const files = new Map(wanted.map((address, position) => [address, contents[position]]));
  const fileOf = (code: LanguageCode, name: string) => files.get(addressOf(code, name)) ?? 'absent';

  const standInFor = (code: LanguageCode, name: string) => {
    const { fallback } = languageOf(code);
    return fallback && isLanguageCode(fallback) ? fileOf(fallback, name) : 'absent';
  };

  const coverage = (code: LanguageCode, { name, englishOnly }: Namespace): Coverage =>
    englishOnly && code !== sourceLanguage
      ? { state: 'not-needed' }
      : coverageOf(code, fileOf(sourceLanguage, name), fileOf(code, name), standInFor(code, name));

  const rows = languages.map((language) => {
    const coverages = namespaces.map(
      (namespace) => [namespace.name, coverage(language.code, namespace)] as const,
    );
    return {
      language,
      overall: overall(coverages.map(([, file]) => file)),
      files: Object.fromEntries(coverages),
    };
  });
  return { namespaces, rows };
}
