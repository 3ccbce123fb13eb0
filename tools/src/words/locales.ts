import { readdirSync, readFileSync } from 'node:fs';
import { languages, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { TextTree } from '@lens/contracts/text-tree';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { inRoot } from '../product/folders.ts';

/** Where the texts of patients lie. */
const owners = ['mfe-public', 'shell'];

/** A file of texts: `mfe-public/common`. */
export interface LocaleFile {
  name: string;
  language: LanguageCode;
  texts: TextTree;
}

/** Names of people, of the practice and of technologies come from settings: files of texts hold a placeholder. */
export const names = { terms: protectedTerms, brands: [] };

export const translated = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

export function filesOf(language: LanguageCode): LocaleFile[] {
  return owners.flatMap((owner) => {
    const folder = inRoot(owner, 'locales', language);
    return readdirSync(folder).map((file) => ({
      name: `${owner}/${file.replace('.json', '')}`,
      language,
      texts: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as TextTree,
    }));
  });
}
