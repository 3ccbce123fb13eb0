import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';
import type { TextTree } from '@lens/contracts/text-tree';

const locales = path.resolve(__dirname, '../../locales');

/** The texts of the site in one language, by namespace, as they are published. */
export const copyOf = (language: LanguageCode): Record<string, TextTree> =>
  Object.fromEntries(
    readdirSync(path.join(locales, language)).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(locales, language, file), 'utf8')) as TextTree,
    ]),
  );
