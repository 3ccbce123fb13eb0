import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { addressOf, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { defects } from './defects.ts';
import { violations } from './engines.ts';

// The engines are injected, which the pages' own policy forbids.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 400_000 });

/** Every defect in `npm run test:full`, else every sixth. */
const full = Boolean(process.env['FULL']);
const seed = Number(process.env['SEED'] ?? 20);

/** The same page for the same defect and seed: FNV-1a over both. */
const drawn = (name: string): number =>
  [...`${seed} ${name}`].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619) >>> 0,
    2_166_136_261,
  );

const sample = full ? defects : defects.filter((_defect, index) => index % 6 === seed % 6);
const places = publicPages.filter(({ pattern }) => !pattern.includes(':'));

test.describe('Accessibility control', () => {
  test(`defects that are built in are found, or by whom they are found instead`, async ({
    page,
    product,
  }) => {
    expect(new Set(defects.map(({ criterion }) => criterion)).size).toBeGreaterThanOrEqual(15);
    const told: string[] = [];
    for (const { criterion, name, fault, instead } of sample) {
      const path = await addressOf(places[drawn(name) % places.length]!, product);
      await page.goto(path);
      await waitForHydration(page);
      const before = await violations(page);
      if (typeof fault === 'function') await page.evaluate(fault);
      else
        await page.evaluate(
          (html) => document.querySelector('main > *')!.insertAdjacentHTML('beforeend', html),
          fault,
        );
      const found = (await violations(page)).filter((line) => !before.includes(line));
      const isSeen = found.length > 0;
      if (isSeen === Boolean(instead))
        told.push(`${criterion} ${name} on ${path}: ${found.join('; ') || 'not seen'}`);
    }
    expect(told, 'seen against expectation, or not seen').toEqual([]);
  });

  test('names in the documentation what no engine sees, and who does', () => {
    const text = readFileSync(inRoot('docs', 'accessibility.md'), 'utf8').replaceAll(/\s+/g, ' ');
    const unseen = defects.filter(({ instead }) => instead !== undefined);
    expect(unseen.length).toBeGreaterThan(0);
    for (const { criterion, name } of unseen)
      expect(text).toMatch(new RegExp(`\\| ${criterion} +\\| ${name} `));
  });
});
