import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copy } from '../copy.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { withSecondShell } from '../fixtures/second-shell.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { deskOf } from './desk.ts';
import { msUntilServed } from './ms-until-served.ts';

// These tests change what visitors read.
test.use({ purpose: 'back office' });

const key = 'home.hero.note';
const name = `ar/common/${key}`;
const shipped = copy('ar', `common:${key}`);
const [first, second] = ['الاستشارة بلا مقابل ولا تُلزمك بشيء.', 'لا تكلّفك الاستشارة شيئًا ولا تُلزمك بشيء.'];
const texts = [shipped, first, second];

/** Which of the texts are in the HTML of the page, and in the file that open pages fetch. */
async function textsOn(url: string): Promise<string[]> {
  const page = await (await fetch(`${url}/ar`)).text();
  const file = (await (await fetch(`${url}/locales/ar/common.json`)).json()) as {
    home: { hero: { note: string } };
  };
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  return [texts.filter((text) => main.includes(text)).join(' and '), file.home.hero.note];
}

const expectText = (urls: string[], text: string) =>
  expect
    .poll(async () => (await Promise.all(urls.map(textsOn))).flat(), { timeout: 15_000 })
    .toEqual(urls.flatMap(() => [text, text]));

async function withoutApi(product: TestProduct, work: () => Promise<void>): Promise<void> {
  await product.api.stop();
  try {
    await work();
  } finally {
    product.api.start();
    await expect
      .poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 40_000 })
      .toBe(200);
  }
}

test.describe('Publishing translations', () => {
  test.describe.configure({ timeout: 120_000 });
  test.afterEach(async ({ product }) => (await deskOf(product)).activate(0));

  test('shows a reviewed text on every shell, can be rolled back by one step, and survives without the API [PUBLISH-7]', async ({
    page,
    product,
  }) => {
    const desk = await deskOf(product);
    await withSecondShell(product, {}, async (other) => {
      const shells = [product.url, other];
      await expectText(shells, shipped);
      await desk.review(name, first);
      const { number: one } = await desk.publish();
      await expectText(shells, first);
      await page.goto('/ar');
      await expect(page.getByRole('main').getByText(first)).toBeVisible();

      await desk.review(name, second);
      await desk.publish();
      await expectText(shells, second);
      await desk.activate(one);
      await expectText(shells, first);
      await withoutApi(product, async () => {
        expect((await Promise.all(shells.map(textsOn))).flat()).toEqual(Array(4).fill(first));
        // A shell that starts meanwhile reads the set that the others stored.
        await withSecondShell(product, {}, (late) => expectText([late], first));
      });
    });
  });

  test('takes at most two seconds on every shell, from the moment that the API stored the set', async ({
    product,
  }) => {
    const desk = await deskOf(product);
    await withSecondShell(product, {}, async (other) => {
      const shells = [product.url, other];
      await expectText(shells, shipped);
      const delaysMs: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const text = [first, second][round % 2]!;
        await desk.review(name, text);
        const { created_at } = await desk.publish();
        delaysMs.push(await msUntilServed({ shells, file: 'ar/common', text, publishedAt: created_at }));
      }
      console.log(`published texts reached both shells after ${delaysMs.join(', ')} ms`);
      expect(delaysMs.toSorted((one, more) => one - more)[2]).toBeLessThanOrEqual(2000);
    });
  });

  test('does not apply to a version of the remote whose English has other numbers, and applies again to the old one [PUBLISH-11]', async ({
    product,
  }) => {
    const desk = await deskOf(product);
    await desk.review(name, first);
    await desk.publish();
    await expectText([product.url], first);
    const version = await publishChanged(product, 'mfe-public', (folder) => {
      const file = path.join(folder, 'locales', 'en', 'common.json');
      const english = copy('en', `common:${key}`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(english, `${english} It takes 90 minutes.`));
    });
    await withVersion(product, 'mfe-public', version, () => expectText([product.url], shipped));
    await expectText([product.url], first);
  });
});
