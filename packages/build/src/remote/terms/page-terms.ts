import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Resource } from 'i18next';
import { sourceLanguage } from '@lens/contracts/languages';
import type { Declaration } from '../declaration.ts';
import { renderBuiltIn } from './built-in-page.ts';
import { termsFile, type PageTerms } from '../../registry/terms-file.ts';
import { countTermsInMarkup } from './term-counts.ts';
import { loadServerModules } from './server-bundle.ts';

async function readEnglish(folder: string, namespaces: string[]): Promise<Resource[string]> {
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
 * Counts the terms on each public page without parameters in its path, as rendered in English with its built-in
 * content. Content from the API is not counted, and a page that cannot be rendered without the API is left out.
 */
export async function countPageTerms(
  folder: string,
  output: string,
  { namespaces, routes }: Declaration,
): Promise<PageTerms> {
  const pages = routes.filter(({ surface, path }) => surface === 'public' && !path.includes(':'));
  if (pages.length === 0) return {};
  const modules = await loadServerModules(path.join(output, 'server', 'index.cjs'));
  const texts = await readEnglish(folder, namespaces);
  const counts: PageTerms = {};
  for (const { id, module, path } of pages) {
    const page = await modules[module]?.();
    const markup = page && (await renderBuiltIn(page, path, texts).catch(() => undefined));
    if (markup !== undefined) counts[id] = countTermsInMarkup(markup);
  }
  return counts;
}

export async function writeTerms(folder: string, output: string, declaration: Declaration): Promise<void> {
  const terms = await countPageTerms(folder, output, declaration);
  if (Object.keys(terms).length > 0)
    await writeFile(path.join(output, termsFile), JSON.stringify(terms, null, 2));
}
