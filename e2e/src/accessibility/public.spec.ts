import type { Page } from '@playwright/test';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { test as keptPageTest } from '../fixtures/kept-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { localizedPath } from '../fixtures/public-pages.ts';
import { violations } from './engines.ts';

// The pages' Content-Security-Policy forbids injecting the engines.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const expectNoViolations = async (page: Page, what: string) =>
  expect(await violations(page), what).toEqual([]);

keptPageTest('Accessibility engines both find a fault', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')));
  const found = await violations(page);
  expect(found).toContainEqual(expect.stringMatching(/^axe button-name/));
  expect(found).toContainEqual(expect.stringMatching(/^ibm /));
});

for (const lng of ['en', 'ar'])
  for (const width of [390, 1440])
    test.describe(`Accessibility of the public site, ${lng} at ${width}`, () => {
      test.use({ viewport: { width, height: width < 1000 ? 844 : 900 } });
      const at = (path: string) => localizedPath(lng, path);

      keptPageTest('contact: empty, refused, sent', async ({ page }) => {
        await page.goto(at('/contact'));
        await waitForHydration(page);
        await expectNoViolations(page, 'empty');
        const send = page.getByRole('button', { name: copy(lng, 'forms:consultation.send') });
        await send.click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expectNoViolations(page, 'refused');
        await fillForm(page, visitorNamed('Accessible'));
        await send.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy(lng, 'forms:sent.title'));
        await expectNoViolations(page, 'sent');
      });

      keptPageTest('an address that nothing answers', async ({ page, faults }) => {
        faults.expect(/404 \(Not Found\)/);
        await page.goto(at('/no-such-page'));
        await waitForHydration(page);
        await expectNoViolations(page, 'not found');
      });

      test('a dead remote', async ({ page, faults }) => {
        faults.expect(/remoteEntry\.js|The remote mfe-public .* failed/);
        await page.route('**/remotes/mfe-public/**/remoteEntry.js', (route) =>
          route.fulfill({ status: 404, body: '' }),
        );
        await page.goto(at('/contact'));
        await expect(page.getByRole('button', { name: copy(lng, 'navigation:failure.retry') })).toBeVisible();
        await expectNoViolations(page, 'notice');
      });
    });
