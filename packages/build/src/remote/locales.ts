import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';
import { completeLanguages } from '@lens/contracts/untranslated-texts';
import type { TextTree } from '@lens/contracts/text-tree';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { Declaration } from './declaration.ts';

/**
 * The languages in which the files of a remote have every English text.
 * @param copy `namespace` or `namespace:subtree`
 */
export function languagesOf(folder: string, copy: string[]): LanguageCode[] {
  return completeLanguages(copy, (code, namespace) => {
    const file = path.join(folder, 'locales', code, `${namespace}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : null;
  });
}

/** A remote's pages, each with the languages in which the page and the remote's menu labels are complete. */
export function routesInLanguages(
  folder: string,
  { namespaces, navigation, routes }: Declaration,
): RemoteManifest['routes'] {
  const isOwn = (name: string) => namespaces.includes(name.split(':')[0]!);
  const labels = navigation.flatMap(({ label, children }) => [
    label,
    ...children.map((child) => child.label),
  ]);
  return routes.map((route) => ({
    ...route,
    languages: languagesOf(folder, [...labels, ...route.copy].filter(isOwn)),
  }));
}

export async function copyLocales(folder: string, output: string): Promise<void> {
  const source = path.join(folder, 'locales');
  if (existsSync(source)) await cp(source, path.join(output, 'locales'), { recursive: true });
}
