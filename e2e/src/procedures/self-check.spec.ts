import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { test as keptPageTest } from '../fixtures/kept-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const text = (key: string) => copy('en', `common:selfCheck.${key}`);
const check = (page: Page) => page.locator('#self-check');
const outcome = (page: Page, name: string) =>
  check(page).locator(`[data-procedure=${name}] [data-outcome]:visible`);
const answer = (page: Page, question: RegExp, value: string) =>
  check(page).getByRole('group', { name: question }).getByRole('radio', { name: value, exact: true }).check();

/** Answers for which every procedure is possible. */
const suitableAnswers: [RegExp, string][] = [
  [/How old/, '21–45'],
  [/stayed the same/, 'Yes'],
  [/How strong is your glasses prescription/, 'Minus, -3.00 to -12.00 D'],
  [/astigmatism/, 'Up to 6.00 D'],
  [/pregnant/, 'No'],
  [/severely dry/, 'No'],
  [/slow your healing/, 'No'],
  [/cornea is too thin/, 'No'],
  [/glaucoma/, 'No'],
  [/had eye surgery/, 'No'],
  [/inflamed/, 'No'],
  [/shallow/, 'No'],
  [/glasses for some tasks/, 'Yes'],
];

test.describe('Self-check', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`shows for each procedure what the answers mean, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
      product,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: product.url });
      const page = await context.newPage();
      await page.goto('/procedures');
      await expect(check(page).getByText(/^Nothing is answered yet/)).toBeVisible();
      await expect(outcome(page, 'lasik')).toHaveCount(0);
      await expect(check(page).locator('[data-procedure]:visible')).toHaveCount(0);
      if (javaScriptEnabled) await waitForHydration(page);

      await answer(page, /How old/, '21–45');
      await expect(check(page).getByText(/^Nothing is answered yet/)).toBeHidden();
      for (const name of ['lasik', 'prk', 'icl'])
        await expect(outcome(page, name)).toHaveAttribute('data-outcome', 'open');

      for (const [question, value] of suitableAnswers) await answer(page, question, value);
      for (const name of ['lasik', 'prk', 'icl'])
        await expect(outcome(page, name)).toHaveAttribute('data-outcome', 'within');

      await answer(page, /severely dry/, 'Yes');
      await expect(check(page).getByText(/^A laser may make dry eyes drier/)).toBeVisible();
      await expect(outcome(page, 'lasik')).toHaveAttribute('data-outcome', 'against');
      await expect(outcome(page, 'prk')).toHaveAttribute('data-outcome', 'open');
      await expect(outcome(page, 'icl')).toHaveAttribute('data-outcome', 'within');
      await expect(outcome(page, 'icl').getByRole('link')).toHaveAttribute('href', '/procedures/icl');

      await answer(page, /shallow/, 'I don’t know');
      await expect(outcome(page, 'icl')).toHaveAttribute('data-outcome', 'open');
      await expect(outcome(page, 'lasik')).toHaveAttribute('data-outcome', 'against');
      const none = check(page).getByText(/^Each of the three/);
      await expect(none).toBeHidden();
      await answer(page, /pregnant/, 'Yes');
      await expect(none).toBeVisible();
      await answer(page, /inflamed/, 'Yes');
      await expect(check(page).getByText(text('result.today'))).toBeVisible();
      await expect(none).toBeHidden();
      await answer(page, /How strong is your glasses prescription/, text('sight.none'));
      const nothing = check(page).getByText(text('result.nothing'));
      await expect(nothing).toBeHidden();
      await answer(page, /astigmatism/, 'None');
      await expect(nothing).toBeVisible();
      await expect(none).toBeHidden();
      // With nothing to correct, no message about the procedures is shown.
      await answer(page, /inflamed/, 'No');
      await expect(nothing).toBeVisible();
      await expect(none).toBeHidden();
      await expect(outcome(page, 'lasik')).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('');
      await context.close();
    });
  }

  test('works by keyboard, and neither stores nor sends the answers', async ({ page }) => {
    await page.goto('/procedures');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const storedState = () =>
      page.evaluate(() => [location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]);
    const before = await storedState();
    const postRequests: string[] = [];
    // Pages are fetched ahead meanwhile, so only requests that can carry answers count.
    page.on('request', (request) => {
      if (request.method() !== 'GET') postRequests.push(request.url());
    });
    await check(page).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(outcome(page, 'lasik')).toHaveAttribute('data-outcome', 'against');
    await page.keyboard.press('ArrowRight');
    await expect(outcome(page, 'lasik')).toHaveAttribute('data-outcome', 'open');
    await expect(outcome(page, 'icl')).toHaveAttribute('data-outcome', 'against');
    expect(postRequests).toEqual([]);
    expect(await storedState()).toEqual(before);
  });

  test('prints with the results', async ({ page }) => {
    await page.goto('/procedures');
    await answer(page, /pregnant/, 'Yes');
    await page.emulateMedia({ media: 'print' });
    await expect(check(page).getByText(/^Your eyes change during this time/)).toBeVisible();
    await expect(outcome(page, 'prk')).toHaveAttribute('data-outcome', 'against');
    const button = check(page).getByRole('link', { name: copy('en', 'common:selfCheck.result.ask') });
    for (const name of ['color', 'border-top-color']) await expect(button).toHaveCSS(name, 'rgb(0, 0, 0)');
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  for (const from of ['/', '/procedures/lasik', '/procedures/prk', '/procedures/icl'])
    keptPageTest(`is linked from ${from}`, async ({ page }) => {
      await page.goto(from);
      await waitForHydration(page);
      await page.getByRole('link', { name: /Which procedure may suit me/ }).click();
      await expect(page).toHaveURL(/\/procedures#self-check$/);
      await expect(check(page).getByRole('heading', { level: 2 })).toBeInViewport();
    });
});
