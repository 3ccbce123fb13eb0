import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@lens/contracts/languages';
import { termsFile, type PageTerms } from '@lens/build/registry/terms-file';
import { countTermsInMarkup } from '@lens/build/remote/terms/term-counts';
import { contentOfMain } from '@lens/build/remote/terms/visible-text';
import { freePorts } from '../fixtures/free-ports.ts';
import { localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { registryOf } from '../fixtures/registry-text.ts';
import { withSecondShell } from '../fixtures/second-shell.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

/** The path of a published file of mfe-public, and its hash in the registry. */
function published(product: TestProduct, file: string) {
  const { version, files } = registryOf(product).remotes['mfe-public']!;
  return { file: path.join(product.remotesFolder, 'mfe-public', version, file), hash: files[file] };
}

/** Pages that need no entry from the API. */
const pages = publicPages.filter(({ pattern, listed }) => listed && !pattern.includes(':'));

/** `ko /procedures: LASIK 11 for 12` */
function differences(
  name: string,
  expected: Record<string, number>,
  found: Record<string, number>,
): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((term) => expected[term] !== found[term])
    .map((term) => `${name}: ${term} ${found[term] ?? 0} for ${expected[term] ?? 0}`);
}

test('every page says each protected term in each language as often as its manifest does [TERMS-3]', async ({
  product,
}) => {
  test.setTimeout(120_000);
  const { file, hash } = published(product, termsFile);
  expect(hash).toMatch(/^sha384-/);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PageTerms;
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(pages.map(({ id }) => id)));
  expect(manifest['lasik']!['LASIK']).toBeGreaterThan(1);
  // Without the API pages show only their own copy: the manifest does not count what staff write.
  const [nowhere] = await freePorts(1);
  await withSecondShell(product, { API_URL: `http://127.0.0.1:${nowhere}` }, async (url) => {
    const found: string[] = [];
    for (const { id, pattern } of pages) {
      for (const { code } of languages) {
        const address = localizedPath(code, pattern);
        const html = await (await fetch(url + address, { headers: { 'accept-language': 'en' } })).text();
        expect(html, address).toContain(`<html lang="${code}"`);
        found.push(
          ...differences(`${code} ${pattern}`, manifest[id]!, countTermsInMarkup(contentOfMain(html) ?? '')),
        );
      }
    }
    expect(found).toEqual([]);
  });
});
