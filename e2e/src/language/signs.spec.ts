import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { copy } from '../copy.ts';
import { addressOf, localizedPath, publicPages } from '../fixtures/public-pages.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { expect, test } from '../fixtures/test.ts';
import { textIn } from './font-slices.ts';

const file = inRoot('shell', 'fonts', 'signs-of-pages.json');
const firstSign = 0x2e80;
const codeOf = (sign: string) => sign.codePointAt(0)!;

/** The build makes each page's file of the Chinese font from this list; `--update-snapshots` rewrites it. */
test('the list for the build holds every Chinese character that each page shows', async ({ product }) => {
  const shown: Record<string, string> = {};
  for (const one of publicPages) {
    const { body } = await rawRequest(product.url, localizedPath('zh', await addressOf(one, product)));
    // Outside opening hours the browser adds the emergency number's text.
    const text = textIn(body.toString('utf8')) + copy('zh', 'navigation:contact.emergency');
    shown[one.pattern] = [...new Set(text)]
      .filter((sign) => codeOf(sign) >= firstSign)
      .sort((one, other) => codeOf(one) - codeOf(other))
      .join('');
  }
  if (['all', 'changed'].includes(test.info().config.updateSnapshots))
    writeFileSync(file, `${JSON.stringify(shown, null, 2)}\n`);
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(Object.keys(listed)).toEqual(Object.keys(shown));
  const unlisted = Object.entries(shown).flatMap(([pattern, signs]) => {
    const missing = [...signs].filter((sign) => !listed[pattern]!.includes(sign));
    return missing.length > 0 ? [`${pattern}: ${missing.join('')}`] : [];
  });
  expect(unlisted, 'remake the list, see shell/fonts/README.md').toEqual([]);
});
