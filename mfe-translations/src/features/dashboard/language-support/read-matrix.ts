import {
  isLanguageCode,
  languageOf,
  languages,
  sourceLanguage,
  type LanguageCode,
} from '@lens/contracts/languages';
import type { DeskCoverage } from '@lens/contracts/desk';
import { isTextTree } from '@lens/contracts/text-tree';
import { coverageOf, overallCoverage, type Coverage, type LocaleFile } from './coverage';
import { mapInParallel } from '../../../components/map-in-parallel/map-in-parallel';
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
  /** One for each language, in the order of the list of languages. */
  rows: MatrixRow[];
}

const maxParallelReads = 10;
const fileAddress = (code: LanguageCode, name: string) => `/locales/${code}/${name}.json`;

async function readLocaleFile(address: string, signal: AbortSignal): Promise<LocaleFile> {
  try {
    const texts = await readJson(address, signal);
    return isTextTree(texts) ? texts : 'unreadable';
  } catch (failure) {
    signal.throwIfAborted();
    console.error(failure);
    return 'unreadable';
  }
}

/** The locale files that the site serves. */
export interface SiteFiles {
  namespaces: Namespace[];
  /** By address; one that was not requested does not exist. */
  files: ReadonlyMap<string, LocaleFile>;
}

/**
 * Only files that exist are requested.
 * @param staffRemoteNames remotes for staff only
 * @throws Error when the list of files cannot be read
 */
export async function readSiteFiles(
  staffRemoteNames: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<SiteFiles> {
  const namespaces = await readNamespaces(staffRemoteNames, signal);
  const addresses = namespaces.flatMap(({ name, englishOnly, languages: shippedCodes }) =>
    languages
      .map(({ code }) => code)
      .filter((code) => shippedCodes.includes(code) && (!englishOnly || code === sourceLanguage))
      .map((code) => fileAddress(code, name)),
  );
  const contents = await mapInParallel(addresses, maxParallelReads, (address) =>
    readLocaleFile(address, signal),
  );
  return { namespaces, files: new Map(addresses.map((address, index) => [address, contents[index]!])) };
}

/**
 * Compares the locale files with the English ones.
 * @param counted what the API counts: the files do not say which English texts the settings put into them
 */
export function toMatrix({ namespaces, files }: SiteFiles, counted: DeskCoverage['items']): Matrix {
  const chosenIn = (code: LanguageCode, name: string) =>
    counted.find(({ language, namespace }) => language === code && namespace === name)?.chosen_english;
  const fileFor = (code: LanguageCode, name: string) => files.get(fileAddress(code, name)) ?? 'absent';

  const fallbackFileFor = (code: LanguageCode, name: string) => {
    const { fallback } = languageOf(code);
    return fallback && isLanguageCode(fallback) ? fileFor(fallback, name) : 'absent';
  };

  const coverage = (code: LanguageCode, { name, englishOnly }: Namespace): Coverage =>
    englishOnly && code !== sourceLanguage
      ? { state: 'not-needed' }
      : coverageOf(
          code,
          fileFor(sourceLanguage, name),
          fileFor(code, name),
          fallbackFileFor(code, name),
          chosenIn(code, name),
        );

  const rows = languages.map((language) => {
    const coverages = namespaces.map(
      (namespace) => [namespace.name, coverage(language.code, namespace)] as const,
    );
    return {
      language,
      overall: overallCoverage(coverages.map(([, file]) => file)),
      files: Object.fromEntries(coverages),
    };
  });
  return { namespaces, rows };
}
