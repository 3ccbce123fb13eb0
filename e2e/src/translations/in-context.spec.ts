import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskOf } from './desk.ts';
import { newTranslator } from './translator.ts';

// Visitors read other texts meanwhile.
test.use({ purpose: 'back office' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Edit on the page' });
const panel = (page: Page) => page.getByRole('region', { name: 'Text on this page' });
const field = (page: Page, language: string) => panel(page).getByRole('textbox', { name: language });
const said = (code: string, key: string) => copy(code, `common:${key}`);

const rightToLeft = [
  { code: 'ar', name: 'Arabic', more: 'الآن' },
  { code: 'he', name: 'Hebrew', more: 'עכשיו' },
];

/** Everything of the overlay, and what only it asks for. */
const isOfOverlay = (address: string) => /\/remotes\/(?:registry\.json|mfe-translations\/)/.test(address);

/** Takes one text out of the Korean of a published remote, which goes on saying that it is complete. */
function withoutOneText(folder: string): void {
  const file = path.join(folder, 'locales', 'ko', 'common.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { contact: { bring: Record<string, unknown> } };
  delete texts.contact.bring['title'];
  writeFileSync(file, JSON.stringify(texts));
}

test.describe('Editing on the page', () => {
  test('a translator goes from the desk to the Korean, the Arabic and the Hebrew page, is told the keys, and mends texts there [DESK-14]', async ({
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
    const shipped = said('ko', key);
    await expect(field(page, 'Korean')).toHaveValue(shipped);
    const sent = await (await page.request.get('/ko/contact')).text();
    expect(await page.title()).toBe(/<title>(.+?)<\/title>/.exec(sent)![1]);
    expect(await page.content()).not.toMatch(/[\u{e0000}-\u{e007f}]/u);

    // A link is chosen while texts are edited, and no longer once they are not.
    const link = page
      .getByRole('main')
      .getByRole('link', { name: said('ko', 'contact.closing.testimonials') });
    await link.click();
    await expect(panel(page).getByRole('heading', { name: 'contact.closing.testimonials' })).toBeVisible();
    await expect(page).toHaveURL('/ko/contact');

    const lead = page.getByText(said('ko', 'contact.hero.lead'));
    await lead.click();
    const [before, wrong, right] = [
      said('ko', 'contact.hero.lead'),
      `${said('ko', 'contact.hero.lead')} LASIK`,
      `${said('ko', 'contact.hero.lead')} 환영합니다.`,
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

    for (const { code, name, more } of rightToLeft) {
      const title = said(code, 'contact.hero.title');
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('he', 'contact.hero.title'));
    await expect(bar(page)).toHaveCount(0);
    expect(await page.locator('[data-text]').count()).toBe(0);
  });

  test('nobody else loads any of it, whatever this tab was asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/ko/contact');
    await waitForHydration(page);
    await page.evaluate(() => sessionStorage.setItem('lens_overlay', 'in-context'));
    await page.reload();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isOfOverlay)).toEqual([]);
  });
});

test('a text that a live page lacks is counted once for a page, told on the desk, and leaves when it is translated', async ({
  page,
  product,
}) => {
  const desk = await deskOf(product);
  const key = 'contact.bring.title';
  const english = said('en', key);
  const version = await publishChanged(product, 'mfe-public', () => undefined);
  try {
    await withVersion(product, 'mfe-public', version, async () => {
      withoutOneText(path.join(product.remotesFolder, 'mfe-public', version));
      // Opened directly: what the server had to take from English is counted as well.
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

      await desk.review(`ko/common/${key}`, said('ko', key));
      await desk.publish();
      await page.getByRole('link', { name: 'Overview' }).click();
      await button(page, 'Refresh Status').click();
      await expect(page.getByText('Nothing is reported. Articles are not counted.')).toBeVisible();
    });
  } finally {
    await desk.activate(0);
  }
});
