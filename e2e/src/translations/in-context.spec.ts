import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { signVersionAsItIs } from '@lens/build/testing/sign';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskOf } from './desk.ts';
import { newTranslator } from './translator.ts';

// These tests change what visitors read.
test.use({ purpose: 'back office' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Edit on the page' });
const panel = (page: Page) => page.getByRole('region', { name: 'Text on this page' });
const field = (page: Page, language: string) => panel(page).getByRole('textbox', { name: language });
const siteText = (code: string, key: string) => copy(code, `common:${key}`);

const rightToLeftLanguages = [
  { code: 'ar', name: 'Arabic', more: 'الآن' },
  { code: 'he', name: 'Hebrew', more: 'עכשיו' },
];

/** Whether an address belongs to the overlay, or is requested by the overlay alone. */
const isOfOverlay = (address: string) => /\/remotes\/(?:registry\.json|mfe-translations\/)/.test(address);

/** Removes a Korean text from a published remote, whose manifest still says that Korean is complete. */
function removeKoreanText(folder: string): void {
  const file = path.join(folder, 'locales', 'ko', 'common.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { contact: { expect: Record<string, unknown> } };
  delete texts.contact.expect['title'];
  writeFileSync(file, JSON.stringify(texts));
}

test.describe('Editing on the page', () => {
  test('a translator opens the Korean, the Arabic and the Hebrew page from the desk, sees the keys, and corrects texts there [DESK-14]', async ({
    page,
    product,
  }) => {
    const desk = await deskOf(product);
    const { account } = await newTranslator(product);
    await signIn(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const key = 'contact.expect.title';
    await page.goto(`/admin/translations/texts?language=ko&text=common/${key}`);
    await page.getByRole('link', { name: 'Edit on the page' }).click();

    await expect(page).toHaveURL('/ko/contact');
    await expect(bar(page)).toContainText(/Korean\s*\d\d+ texts on this page/);
    await expect(panel(page).getByRole('heading', { name: key })).toBeVisible();
    const shipped = siteText('ko', key);
    await expect(field(page, 'Korean')).toHaveValue(shipped);
    const html = await (await page.request.get('/ko/contact')).text();
    expect(await page.title()).toBe(/<title>(.+?)<\/title>/.exec(html)![1]);
    expect(await page.content()).not.toMatch(/[\u{e0000}-\u{e007f}]/u);

    // While texts are edited, a click on a link selects its text; afterwards it follows the link.
    const link = page
      .getByRole('main')
      .getByRole('link', { name: siteText('ko', 'contact.closing.testimonials') });
    await link.click();
    await expect(panel(page).getByRole('heading', { name: 'contact.closing.testimonials' })).toBeVisible();
    await expect(page).toHaveURL('/ko/contact');

    const lead = page.getByText(siteText('ko', 'contact.hero.lead'));
    await lead.click();
    const [before, wrong, right] = [
      siteText('ko', 'contact.hero.lead'),
      `${siteText('ko', 'contact.hero.lead')} LASIK`,
      `${siteText('ko', 'contact.hero.lead')} 환영합니다.`,
    ];
    await expect(field(page, 'Korean')).toHaveValue(before);
    await field(page, 'Korean').fill(wrong);
    await expect(panel(page).getByRole('list', { name: 'Findings' })).toContainText('Blocks publishing.');
    await expect(button(page, /^Mark as reviewed/)).toBeDisabled();
    await field(page, 'Korean').fill(right);
    await field(page, 'Korean').press('Control+Enter');
    await expect(page.getByRole('main').getByText(right)).toBeVisible();
    expect(await desk.read('ko/common/contact.hero.lead')).toMatchObject({
      text: right,
      state: 'translated',
    });
    expect(await (await page.request.get('/ko/contact')).text()).not.toContain(right);

    await button(page, 'Close the panel').click();
    await button(page, 'Edit texts').click();
    await link.click();
    await expect(page).toHaveURL('/ko/testimonials');
    await expect(bar(page)).toContainText(/\d\d+ texts on this page/);
    expect(await page.content()).not.toMatch(/[\u{e0000}-\u{e007f}]/u);

    for (const { code, name, more } of rightToLeftLanguages) {
      const title = siteText(code, 'contact.hero.title');
      await page.goto(`/${code}/contact`);
      await expect(bar(page)).toContainText(new RegExp(`${name}\\s*\\d\\d+ texts`));
      await page.getByRole('heading', { level: 1, name: title }).click();
      await expect(field(page, name)).toHaveCSS('direction', 'rtl');
      await expect(bar(page)).toHaveCSS('direction', 'ltr');
      await field(page, name).fill(`${title} LASIK`);
      await expect(panel(page).getByRole('list', { name: 'Findings' })).toContainText('Blocks publishing.');
      const mended = `${title} ${more}`;
      await field(page, name).fill(mended);
      await expect(button(page, /^Mark as reviewed/)).toBeEnabled();
      await button(page, /^Save/).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mended);
    }

    await button(page, 'Leave').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteText('he', 'contact.hero.title'));
    await expect(bar(page)).toHaveCount(0);
    expect(await page.locator('[data-text]').count()).toBe(0);
  });

  test('a visitor’s browser loads nothing of the overlay, even in a tab that requests it', async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/ko/contact');
    await waitForHydration(page);
    await page.evaluate(() => sessionStorage.setItem('lens_overlay', 'in-context'));
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(requestedUrls.filter(isOfOverlay)).toEqual([]);
  });
});

test('a text that a page lacks is counted once per page, listed on the desk, and leaves the list once it is translated', async ({
  page,
  product,
}) => {
  const desk = await deskOf(product);
  const key = 'contact.expect.title';
  const english = siteText('en', key);
  const version = await publishChanged(product, 'mfe-public', () => undefined);
  // Its manifest says that Korean is whole, which publishing would refuse.
  removeKoreanText(path.join(product.remotesFolder, 'mfe-public', version));
  await signVersionAsItIs(product, 'mfe-public', version);
  try {
    await withVersion(product, 'mfe-public', version, async () => {
      // Opened directly, since texts that the server replaced by English count as well.
      await page.goto('/ko/contact');
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: english })).toBeVisible();
      await expect.poll(() => product.events()).toContainEqual({ kind: 'missing_key', language: 'ko' });

      const { account } = await newTranslator(product);
      await signIn(page, account);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.goto('/admin/translations');
      const missing = page.getByRole('list', { name: 'Missing texts' }).getByRole('listitem');
      await expect(missing).toHaveCount(1);
      await expect(missing).toContainText(/Korean, once on \/contact/);
      await missing.getByRole('link').click();
      await expect(page.getByText('There is no built-in translation of this text')).toBeVisible();

      await desk.review(`ko/common/${key}`, siteText('ko', key));
      await desk.publish();
      await page.getByRole('link', { name: 'Overview' }).click();
      await button(page, 'Refresh Status').click();
      await expect(page.getByText('No missing texts are reported. Articles are not counted.')).toBeVisible();
    });
  } finally {
    await desk.activate(0);
  }
});
