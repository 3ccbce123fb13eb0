import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';
import { completeLanguages, type TextTree } from '@lens/contracts/locale-files';

/** The languages in which a remote's folder says everything that it says in English. */
export function languagesOf(folder: string, namespaces: string[]): LanguageCode[] {
  return completeLanguages(namespaces, (code, namespace) => {
    const file = path.join(folder, 'locales', code, `${namespace}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : null;
  });
}

export async function copyLocales(folder: string, output: string): Promise<void> {
  const source = path.join(folder, 'locales');
  if (existsSync(source)) await cp(source, path.join(output, 'locales'), { recursive: true });
}
