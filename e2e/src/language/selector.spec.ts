import type { Page } from '@playwright/test';
import { directionOf, languageOf, languages, type LanguageCode } from '@lens/contracts/languages';
import { expect, test } from '../fixtures/kept-page.ts';
import { test as newPageTest } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const list = (page: Page) => page.locator('#language-list');
const openList = (page: Page) => page.locator('button[popovertarget="language-list"]').click();

async function choose(page: Page, code: LanguageCode): Promise<void> {
  await openList(page);
  await list(page).locator(`a[hreflang="${code}"]`).click();
}

/** From English through all other languages and back. */
const roundTrip = [...languages.slice(1), languages[0]].map(({ code }) => code);

/** Languages that need no font of their own: every page's fonts have their letters. */
const latin: LanguageCode[] = ['en', 'es', 'es-MX', 'pt-BR', 'tl'];

/** The text of a key as a page in the language shows it: Mexican Spanish falls back to Spanish. */
function copyOrFallback(code: LanguageCode, key: string): string {
  try {
    return copy(code, key);
  } catch (failure) {
    const { fallback } = languageOf(code);
    if (!fallback) throw failure;
    return copy(fallback, key);
  }
}

const days = (count: number) => count * 24 * 60 * 60;

test.describe('Language selector', () => {
  test('lists flag, native name, English name and country, marks the current one and explains [SELECTOR-1]', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await openList(page);
    await expect(list(page).getByRole('link')).toHaveCount(languages.length);
    for (const { code, name, nativeName, country } of languages) {
      const option = list(page).locator(`a[hreflang="${code}"]`);
      for (const text of [nativeName, name, country]) await expect(option).toContainText(text);
      const current = code === 'en';
      const flag = option.locator('img[data-flag]');
      await expect(flag).toHaveAttribute('src', new RegExp(`#${languageOf(code).flag}$`));
      await expect
        .poll(() => flag.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
        .toBeGreaterThan(0);
      await expect(option.locator('svg')).toHaveCount(current ? 1 : 0);
      if (current) await expect(option).toHaveAttribute('aria-current', 'true');
      else await expect(option).not.toHaveAttribute('aria-current');
    }
    await expect(list(page)).toContainText(copy('en', 'navigation:language.note'));
  });

  test('closes on a click outside and on Escape [SELECTOR-2]', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await openList(page);
    await expect(list(page)).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(list(page)).toBeHidden();
    await openList(page);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
  });

  test('each language, chosen in turn, turns the document round, is kept for a year and reported [SELECTOR-3]', async ({
    page,
    product,
  }) => {
    test.slow();
    await page.goto('/contact');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const html = page.locator('html');
    const sheet = page.locator('#lens-script-font');
    let from: LanguageCode = 'en';
    for (const code of roundTrip) {
      const right = directionOf(code) === 'rtl';
      await choose(page, code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copyOrFallback(code, 'common:contact.hero.title'),
      );
      await expect(list(page)).toBeHidden();
      await expect(html).toHaveAttribute('lang', code);
      await expect(html).toHaveAttribute('dir', directionOf(code));
      await expect(page.locator('meta[name="direction"]')).toHaveAttribute('content', directionOf(code));
      await expect(page.locator('body.rtl')).toHaveCount(right ? 1 : 0);
      if (right) await expect(sheet).toHaveAttribute('rel', 'stylesheet');
      else if (latin.includes(code)) await expect(sheet).toHaveCount(0);
      await expect(list(page).locator('[aria-current="true"]')).toHaveAttribute('hreflang', code);
      await expect(list(page).locator('a img[data-flag]')).toHaveCount(languages.length);
      await expect(list(page).locator('a svg')).toHaveCount(1);
      await expect(list(page).locator('[aria-current="true"] svg')).toHaveCount(1);
      await expect(list(page)).toContainText(copyOrFallback(code, 'navigation:language.note'));
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'i18next');
      expect(cookie?.value).toBe(code);
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - days(365))).toBeLessThan(60);
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(code);
      await expect.poll(() => product.events()).toContainEqual({ kind: 'language_changed', from, to: code });
      from = code;
    }
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await choose(page, 'es');
    await expect(html).toHaveAttribute('lang', 'es');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('es', 'common:contact.hero.title'));
  });

  test('the change is announced politely, in each language, and the announcement is gone after a second [SELECTOR-4]', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate(() => {
      const announcements: { text: string; live: string | null; at: number; gone?: number }[] = [];
      Object.assign(window, { announcements });
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of addedNodes)
            if (node instanceof HTMLElement)
              announcements.push({
                text: node.textContent,
                live: node.getAttribute('aria-live'),
                at: performance.now(),
              });
          for (const node of removedNodes) {
            const entry = announcements.find(
              ({ text, gone }) => text === node.textContent && gone === undefined,
            );
            if (entry) entry.gone = performance.now();
          }
        }
      }).observe(document.body, { childList: true });
    });
    for (const code of roundTrip) {
      await choose(page, code);
      const sentence = copyOrFallback(code, 'navigation:language.changed').replace(
        '{{language}}',
        languageOf(code).nativeName,
      );
      const announced = await page.waitForFunction((expected) => {
        const { announcements } = window as unknown as {
          announcements: { text: string; live: string; at: number; gone?: number }[];
        };
        return announcements.find(({ text, gone }) => text === expected && gone !== undefined);
      }, sentence);
      const { live, at, gone } = (await announced.jsonValue())!;
      expect(live).toBe('polite');
      expect(gone! - at, sentence).toBeGreaterThan(950);
      expect(gone! - at, sentence).toBeLessThan(2000);
    }
  });

  test('what is half typed into the form survives a change of language', async ({ page }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await page.locator('[name="firstName"]').fill('Halfway');
    await page.locator('[name="procedure"]').selectOption('prk');
    await page.locator('[name="preferredContact"][value="email"]').check();
    await page.locator('[name="message"]').fill('I was writ');
    await choose(page, 'es');
    await expect(page.getByText(copy('es', 'forms:consultation.firstName'), { exact: true })).toBeVisible();
    await expect(page.locator('[name="firstName"]')).toHaveValue('Halfway');
    await expect(page.locator('[name="procedure"]')).toHaveValue('prk');
    await expect(page.locator('[name="preferredContact"][value="email"]')).toBeChecked();
    await expect(page.locator('[name="message"]')).toHaveValue('I was writ');
  });

  newPageTest(
    'texts that do not arrive leave the page in its language, and only the log says so [SELECTOR-5]',
    async ({ page, faults }) => {
      faults.expect(/The language could not be changed/);
      faults.expect(/404|ERR_FAILED/);
      await page.goto('/');
      await waitForHydration(page);
      await page.route('**/locales/ar/**', (route) => route.fulfill({ status: 404, body: '' }));
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('could not be changed'),
      );
      await choose(page, 'ar');
      await expect(list(page)).toBeHidden();
      await logged;
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
    },
  );
});
