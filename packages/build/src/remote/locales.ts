import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';
import { completeLanguages } from '@lens/contracts/untranslated-texts';
import type { TextTree } from '@lens/contracts/text-tree';
import type { RemoteManifest } from '@lens/contracts/remote';
import type { Declaration } from './declaration.ts';

/** Reads each file once, since every page needs the same few of them. @returns null where there is no file */
function localeReader(folder: string): (code: LanguageCode, namespace: string) => TextTree | null {
  const trees = new Map<string, TextTree | null>();
  return (code, namespace) => {
    const file = path.join(folder, 'locales', code, `${namespace}.json`);
    if (!trees.has(file))
      trees.set(file, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : null);
    return trees.get(file) ?? null;
  };
}

/**
 * The languages in which the files of a remote have every English text.
 * @param copy `namespace` or `namespace:subtree`
 */
export const languagesOf = (folder: string, copy: string[]): LanguageCode[] =>
  completeLanguages(copy, localeReader(folder));

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
  const read = localeReader(folder);
  return routes.map((route) => ({
    ...route,
    languages: completeLanguages([...labels, ...route.copy].filter(isOwn), read),
  }));
}

export async function copyLocales(folder: string, output: string): Promise<void> {
  const source = path.join(folder, 'locales');
  if (existsSync(source)) await cp(source, path.join(output, 'locales'), { recursive: true });
}
