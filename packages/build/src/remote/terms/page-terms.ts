import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Resource } from 'i18next';
import { sourceLanguage } from '@lens/contracts/languages';
import type { Declaration } from '../declaration.ts';
import { renderBuiltIn } from './built-in-page.ts';
import { termsFile, termsIn, type PageTerms } from './manifest.ts';
import { serverModules } from './server-bundle.ts';

async function englishOf(folder: string, namespaces: string[]): Promise<Resource[string]> {
  const files = namespaces
    .map(
      (namespace) => [namespace, path.join(folder, 'locales', sourceLanguage, `${namespace}.json`)] as const,
    )
    .filter(([, file]) => existsSync(file));
  const texts = await Promise.all(
    files.map(async ([namespace, file]) => [namespace, JSON.parse(await readFile(file, 'utf8')) as object]),
  );
  return Object.fromEntries(texts) as Resource[string];
}

/**
 * The terms on each public page with an address of its own, counted on the page as it is rendered in English with the
 * content that it brings along. What an API says is not in it, nor is a page that cannot be shown without.
 */
export async function termsOfPages(
  folder: string,
  output: string,
  { namespaces, routes }: Declaration,
): Promise<PageTerms> {
  const pages = routes.filter(({ surface, path }) => surface === 'public' && !path.includes(':'));
  if (pages.length === 0) return {};
  const modules = await serverModules(path.join(output, 'server', 'index.cjs'));
  const texts = await englishOf(folder, namespaces);
  const counted: PageTerms = {};
  for (const { id, module, path } of pages) {
    const page = await modules[module]?.();
    const markup = page && (await renderBuiltIn(page, path, texts).catch(() => undefined));
    if (markup !== undefined) counted[id] = termsIn(markup);
  }
  return counted;
}

export async function writeTerms(folder: string, output: string, declaration: Declaration): Promise<void> {
  const terms = await termsOfPages(folder, output, declaration);
  if (Object.keys(terms).length > 0)
    await writeFile(path.join(output, termsFile), JSON.stringify(terms, null, 2));
}
