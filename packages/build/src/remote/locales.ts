import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, type LanguageCode } from '@lens/contracts/languages';

type Tree = { [key: string]: Tree | string };

/** Plural categories differ from language to language; a text counts as one key whatever its forms. */
const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`]
      : keysOf(value, `${prefix}${key}.`),
  );

const readTree = async (file: string): Promise<Tree> => JSON.parse(await readFile(file, 'utf8')) as Tree;

/** The languages whose files hold every key of the English ones, in the order of the languages. */
export async function completeLanguages(folder: string, namespaces: string[]): Promise<LanguageCode[]> {
  const fileOf = (code: string, namespace: string) => path.join(folder, 'locales', code, `${namespace}.json`);
  const english = await Promise.all(
    namespaces.map(async (ns) => new Set(keysOf(await readTree(fileOf('en', ns))))),
  );
  const complete: LanguageCode[] = [];
  for (const { code } of languages) {
    const files = namespaces.map((namespace) => fileOf(code, namespace));
    if (!files.every((file) => existsSync(file))) continue;
    const keys = await Promise.all(files.map(async (file) => new Set(keysOf(await readTree(file)))));
    if (english.every((wanted, index) => [...wanted].every((key) => keys[index]!.has(key))))
      complete.push(code);
  }
  return complete;
}

export async function copyLocales(folder: string, output: string): Promise<void> {
  const source = path.join(folder, 'locales');
  if (existsSync(source)) await cp(source, path.join(output, 'locales'), { recursive: true });
}
