import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { addressOf, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { defects } from './defects.ts';
import { violations } from './engines.ts';
import { isFullRun } from '../fixtures/full-run.ts';

// The pages' Content-Security-Policy forbids injecting the engines.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 400_000 });

/** `npm run test:full` tries every defect, otherwise every sixth. */
const seed = Number(process.env['SEED'] ?? 20);

/** FNV-1a over seed and name: the same defect and seed always get the same page. */
const hashWithSeed = (name: string): number =>
  [...`${seed} ${name}`].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619) >>> 0,
    2_166_136_261,
  );

const sample = isFullRun ? defects : defects.filter((_defect, index) => index % 6 === seed % 6);
const staticPages = publicPages.filter(({ pattern }) => !pattern.includes(':'));

test.describe('Accessibility control', () => {
  test('the engines find each seeded defect, or its entry says who finds it instead', async ({
    page,
    product,
  }) => {
    expect(new Set(defects.map(({ criterion }) => criterion)).size).toBeGreaterThanOrEqual(15);
    const surprises: string[] = [];
    for (const { criterion, name, fault, instead } of sample) {
      const path = await addressOf(staticPages[hashWithSeed(name) % staticPages.length]!, product);
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
        surprises.push(`${criterion} ${name} on ${path}: ${found.join('; ') || 'not found'}`);
    }
    expect(surprises, 'found against expectation, or not found').toEqual([]);
  });

  test('the documentation lists what no engine finds, and who does', () => {
    const text = readFileSync(inRoot('docs', 'accessibility.md'), 'utf8').replaceAll(/\s+/g, ' ');
    const foundByPeople = defects.filter(({ instead }) => instead !== undefined);
    expect(foundByPeople.length).toBeGreaterThan(0);
    for (const { criterion, name } of foundByPeople)
      expect(text).toMatch(new RegExp(`\\| ${criterion} +\\| ${name} `));
  });
});
