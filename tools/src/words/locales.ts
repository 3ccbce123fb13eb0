import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fallbackChain, languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { GlossaryEntry } from '@lens/contracts/glossary';
import type { TextTree } from '@lens/contracts/text-tree';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { inRoot } from '../product/folders.ts';

/** The packages whose texts patients read. */
const packagesWithPatientTexts = ['mfe-public', 'shell'];

export interface LocaleFile {
  /** `mfe-public/common`. */
  name: string;
  language: LanguageCode;
  texts: TextTree;
}

/** The names that checks protect. Locale files have placeholders for the names of people and of the practice. */
export const protectedNames = { terms: protectedTerms, brands: [] };

export const translatedLanguages = languages
  .map(({ code }) => code)
  .filter((code) => code !== sourceLanguage);

export function readLocaleFiles(language: LanguageCode): LocaleFile[] {
  return packagesWithPatientTexts.flatMap((packageName) => {
    const folder = inRoot(packageName, 'locales', language);
    return readdirSync(folder).map((file) => ({
      name: `${packageName}/${file.replace('.json', '')}`,
      language,
      texts: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as TextTree,
    }));
  });
}

function readGlossaryFile(code: string): GlossaryEntry[] {
  const file = inRoot('mfe-public', 'locales', 'glossaries', `${code}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GlossaryEntry[]) : [];
}

/** The glossary of a language; an entry of its fallback counts where it has none of its own. */
export const readGlossary = (language: LanguageCode): GlossaryEntry[] =>
  fallbackChain(language).reduce<GlossaryEntry[]>((entries, code) => {
    const known = new Set(entries.map(({ english }) => english));
    return [...entries, ...readGlossaryFile(code).filter(({ english }) => !known.has(english))];
  }, []);
