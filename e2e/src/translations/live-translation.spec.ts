import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublicArticle } from '@lens/contracts/articles';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { plainTextOf } from '@lens/contracts/rich-text';
import type { SettingsAnswer } from '@lens/contracts/settings';
import type { Page } from '@playwright/test';
import { violations } from '../accessibility/engines.ts';
import { copy } from '../copy.ts';
import { scramble, startDeeplStub, type DeeplStub } from '../fixtures/deepl-stub.ts';
import { staffHeaders } from '../fixtures/inbox.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { updateManifest } from '../language/eleven-languages.ts';

/** Articles without anything critical; only one test reads the second. */
const [harmless, other] = ['sight-for-sport', 'what-smile-is'];
/** Articles with instructions for after a procedure, which no machine may translate for patients. */
const critical = ['the-first-night', 'the-flap-explained'];

const test = base.extend<object, { deepl: DeeplStub }>({
  deepl: [
    async ({}, use) => {
      const deepl = await startDeeplStub(scramble);
      await use(deepl);
      await deepl.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ deepl }, use) => {
      const product = await startTestProduct('dist', deepl.variables);
      await switchOnLanguages(product, ['es', 'ko']);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  savesData: false,
});
test.use({ purpose: 'live translation' });

/** Sets the languages with live translation, as staff do in Settings. */
async function switchOnLanguages(product: TestProduct, liveTranslation: string[]): Promise<void> {
  const headers = { ...(await staffHeaders(product)), 'content-type': 'application/json' };
  const answer = await fetch(`${product.apiUrl}/settings`, { headers });
  const {
    demo: _demo,
    revision,
    changed_by: _by,
    updated_at: _at,
    ...settings
  } = (await answer.json()) as SettingsAnswer;
  const saved = await fetch(`${product.apiUrl}/settings`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': `"${revision}"` },
    body: JSON.stringify({ ...settings, liveTranslation }),
  });
  expect(saved.status).toBe(200);
  const list = JSON.stringify(liveTranslation);
  await expect
    .poll(async () => (await fetch(`${product.url}/ko`)).text(), { timeout: 10_000 })
    .toContain(`"liveTranslation":${list}`);
}

const articleText = (key: string) => copy('ko', `common:article.${key}`);
const body = (page: Page) => page.getByRole('main').locator('div[lang]').first();
const countOf = (text: string) => protectedTerms.map((term) => `${term} ${text.split(term).length - 1}`);
const cachedTexts = (page: Page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('translation-cache') ?? '{}') as object));

/** Counts the page's requests for translations. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/translations/live')) count += 1;
  });
  return () => count;
}

test.describe('Live translation', () => {
  test('translates an article that only exists in English, keeps its terms, and sends no request on a second visit [LIVE-1]', async ({
    page,
    product,
  }) => {
    const answer = await fetch(`${product.apiUrl}/articles/public/${harmless}?lng=ko`);
    const english = (await answer.json()) as PublicArticle;
    expect(english.body_lng).toBe('en');
    const requestCount = countRequests(page);
    await page.goto(`/ko/blog/${harmless}`);
    await waitForHydration(page);
    await expect(page.getByText(articleText('live.note'))).toBeVisible({ timeout: 40_000 });
    await expect(body(page)).toHaveAttribute('lang', 'ko');
    const shown = await body(page).innerText();
    expect(shown).toMatch(/\p{Script=Hangul}{2}/u);
    expect(shown).not.toContain('Sight is more');
    expect(countOf(shown)).toEqual(countOf(plainTextOf(english.body)));

    const badge = page.locator('footer details');
    await expect(badge.locator('summary')).toHaveText(copy('ko', 'navigation:badge.live'));
    await expect(page.getByRole('contentinfo')).toContainText(copy('ko', 'navigation:footer.machine'));
    await badge.locator('summary').click();
    await expect(badge).toContainText(copy('ko', 'navigation:badge.help.live'));
    const names = await cachedTexts(page);
    expect(names.length).toBeGreaterThan(5);

    const before = requestCount();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(articleText('live.note'))).toBeVisible();
    expect(requestCount()).toBe(before);

    await page.getByRole('button', { name: articleText('live.original') }).click();
    await expect(body(page)).toHaveAttribute('lang', 'en');
    await expect(body(page)).toContainText('Sight is more than reading small letters sharply');
    await expect(badge.locator('summary')).toHaveText(copy('ko', 'navigation:badge.local'));
    await page.getByRole('button', { name: articleText('live.translation') }).click();
    await expect(body(page)).toHaveAttribute('lang', 'ko');
  });

  test.describe('accessibility', () => {
    // The content policy of the pages forbids the engines' injected scripts.
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    test('has no accessibility violation, translated and in the original', async ({ page }) => {
      await page.goto(`/ko/blog/${harmless}`);
      await waitForHydration(page);
      const original = page.getByRole('button', { name: articleText('live.original') });
      await original.click({ timeout: 40_000 });
      expect(await violations(page), 'in the original').toEqual([]);
      await page.getByRole('button', { name: articleText('live.translation') }).click();
      await expect(original).toBeFocused();
      expect(await violations(page), 'translated').toEqual([]);
    });
  });

  test('completes a page that lacks a text, so that the whole page is in the language [LIVE-2]', async ({
    page,
    product,
    deepl,
  }) => {
    const version = await publishChanged(product, 'mfe-public', (folder) => {
      const file = path.join(folder, 'locales', 'es', 'forms.json');
      const texts = JSON.parse(readFileSync(file, 'utf8')) as { consultation: Record<string, unknown> };
      const { send: _send, ...consultation } = texts.consultation;
      for (const stale of ['.br', '.gz']) rmSync(`${file}${stale}`, { force: true });
      writeFileSync(file, JSON.stringify({ ...texts, consultation }));
      updateManifest(folder);
    });
    await withVersion(product, 'mfe-public', version, async () => {
      deepl.requestedTexts.length = 0;
      await page.goto('/es/contact');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('es', 'common:contact.hero.title'),
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${product.url}/contact`);
      expect(deepl.requestedTexts).toEqual([copy('en', 'forms:consultation.send')]);
      await expect(page.getByRole('main')).not.toContainText(copy('en', 'forms:consultation.send'));
      expect(await cachedTexts(page)).toHaveLength(1);
      await expect(page.getByRole('main').locator('button[type=submit]')).toContainText(
        `(${copy('es', 'navigation:machine.said')})`,
      );
    });
  });

  test('shows the English with a note where the service fails, and sends no request for readers of English', async ({
    page,
    deepl,
  }) => {
    deepl.refuse(true);
    const requestCount = countRequests(page);
    await page.goto(`/blog/${other}`);
    await waitForHydration(page);
    await expect(body(page)).toHaveAttribute('lang', 'en');
    const answered = page.waitForResponse('**/api/translations/live');
    await page.goto(`/ko/blog/${other}`);
    await waitForHydration(page);
    expect(requestCount()).toBeLessThanOrEqual(1);
    await answered;
    await expect(page.getByText(articleText('inEnglish'))).toBeVisible();
    await expect(body(page)).toHaveAttribute('lang', 'en');
    expect(await cachedTexts(page)).toEqual([]);
  });

  test('does nothing in a language that staff have not switched on, nor for critical articles', async ({
    page,
  }) => {
    const requestCount = countRequests(page);
    await page.goto(`/vi/blog/${harmless}`);
    await waitForHydration(page);
    await expect(page.getByText(copy('vi', 'common:article.inEnglish'))).toBeVisible();
    for (const slug of critical) {
      const status = page.waitForResponse('**/api/translations/status');
      await page.goto(`/ko/blog/${slug}`);
      await waitForHydration(page);
      await status;
      await expect(page.getByText(articleText('inEnglish'))).toBeVisible();
    }
    expect(requestCount()).toBe(0);
    expect(await cachedTexts(page)).toEqual([]);
  });
});
