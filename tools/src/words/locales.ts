import { readdirSync, readFileSync } from 'node:fs';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
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
