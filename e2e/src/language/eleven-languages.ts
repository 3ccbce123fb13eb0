import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { languagesOf, routesInLanguages } from '@lens/build/remote/locales';
import { activate } from '@lens/build/registry/activate';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { TextTree } from '@lens/contracts/text-tree';
import { inRoot } from '@lens/tools/product/folders';
import { publishChanged } from '../fixtures/remote-versions.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as TextTree;

/** The English texts with the language's code in front, in every plural form of the language. */
function pseudoTranslate(code: LanguageCode, tree: TextTree): TextTree {
  const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, TextTree | string][] => {
      if (typeof value !== 'string') return [[key, pseudoTranslate(code, value)]];
      const text = `${code}: ${value}`;
      if (!key.endsWith('_other')) return [[key, text]];
      return categories.map((category) => [key.replace(/other$/, category), text]);
    }),
  );
}

/** Writes a pseudo-translation of the English files for every other language. */
function writeTranslations(locales: string): void {
  for (const { code } of languages) {
    if (code === 'en') continue;
    mkdirSync(path.join(locales, code), { recursive: true });
    const files = readdirSync(path.join(locales, 'en')).filter((file) => file.endsWith('.json'));
    for (const file of files)
      writeFileSync(
        path.join(locales, code, file),
        JSON.stringify(pseudoTranslate(code, read(path.join(locales, 'en', file)))),
      );
  }
}

/** Updates the manifest of a built remote to its changed texts, as its build would. */
export function updateManifest(folder: string): void {
  const file = path.join(folder, 'remote.json');
  const manifest = read(file) as unknown as RemoteManifest;
  const languages = languagesOf(folder, manifest.namespaces);
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, languages, routes: routesInLanguages(folder, manifest) }),
  );
}

/** The product with texts in all eleven languages. */
export async function startInElevenLanguages(): Promise<TestProduct> {
  const shell = mkdtempSync(path.join(tmpdir(), 'lens-eleven-'));
  cpSync(inRoot('shell', 'dist'), shell, { recursive: true });
  writeTranslations(path.join(shell, 'locales'));
  const product = await startTestProduct('dist', { SHELL_DIST: shell });
  const version = await publishChanged(product, 'mfe-public', (folder) => {
    writeTranslations(path.join(folder, 'locales'));
    updateManifest(folder);
  });
  await activate(product, 'mfe-public', version);
  return {
    ...product,
    async stop() {
      await product.stop();
      rmSync(shell, { recursive: true, force: true });
    },
  };
}
