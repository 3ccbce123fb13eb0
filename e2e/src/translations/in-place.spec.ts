import type { FrameLocator, Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { newTranslator, signInAs } from './translator.ts';

const picture = (page: Page) => page.getByRole('region', { name: 'The text on its page' });
const frame = (page: Page): FrameLocator => picture(page).locator('iframe').contentFrame();
const outlined = (page: Page) => frame(page).locator('[data-text-in-place]');
const place = (page: Page) => picture(page).getByRole('status');

async function open(page: Page, language: string, text: string): Promise<void> {
  await page.goto(`/admin/translations/texts?language=${language}&text=${text}`);
  await page.getByRole('button', { name: /^Show it on its page/ }).click();
}

/** Whether the outlined text is in view, in the frame and of the frame itself. */
const isInView = (page: Page) =>
  outlined(page).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

test.describe('A text in its place, beside the editor', () => {
  test('is outlined on its page in its language as it is typed, on a phone and on a wide screen [DESK-23]', async ({
    page,
    product,
  }) => {
    await signInAs(page, await newTranslator(product));
    const key = 'contact.hero.title';
    await open(page, 'ko', `common/${key}`);
    await expect(outlined(page)).toHaveText(copy('ko', `common:${key}`));
    await expect(place(page)).toHaveText('Outlined on the page, worded as in the text box.');
    expect(await isInView(page)).toBe(true);
    expect(
      await frame(page)
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(390);
    const draft = '상담을 예약하세요';
    await page.getByRole('textbox', { name: 'Korean' }).fill(draft);
    await expect(outlined(page)).toHaveText(draft);
    await page.getByRole('button', { name: 'Wide screen' }).click();
    await expect
      .poll(() =>
        frame(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(1280);
    await expect(outlined(page)).toHaveText(draft);
    // It is a picture: a press follows no link, and the focus stays out of the page.
    expect(
      await frame(page)
        .locator('#root')
        .evaluate((root) => (root as HTMLElement).inert),
    ).toBe(true);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(outlined(page)).toHaveText(copy('ko', `common:${key}`));
    await page.keyboard.press('v');
    await expect(picture(page)).toHaveCount(0);
  });

  test('is opened if it is in a closed part or in the menu, from right to left too, and at 390 pixels [DESK-23]', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, await newTranslator(product));
    const disclosed = 'home.figures.success_rate.basis';
    await open(page, 'ar', `common/${disclosed}`);
    await expect(place(page)).toContainText('Outlined in a part of the page that was opened for it');
    await expect(outlined(page)).toBeVisible();
    expect(await isInView(page)).toBe(true);
    await expect(outlined(page)).toHaveCSS('direction', 'rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await open(page, 'he', 'navigation/language.note');
    await expect(place(page)).toContainText('Outlined in a part of the page that was opened for it');
    await expect(outlined(page)).toBeVisible();
    expect(await isInView(page)).toBe(true);
  });

  test('is looked for on one page after the other, and it is said where it has no place [DESK-23]', async ({
    page,
    product,
  }) => {
    await signInAs(page, await newTranslator(product));
    await open(page, 'vi', 'navigation/skip');
    await expect(place(page)).toContainText('It is not drawn: screen readers read it');
    await open(page, 'vi', 'common/contact.meta.title');
    await expect(place(page)).toContainText('It has no place on the page itself');
    await open(page, 'vi', 'forms/sent.title');
    await expect(place(page)).toContainText('It appears only in some cases');
  });

  test('only pages of this site may frame it, and only at the address of the frame', async ({ request }) => {
    const policyOf = async (address: string) => (await request.get(address)).headers();
    const framed = await policyOf('/ko/contact?overlay=in-place');
    expect(framed['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(framed['x-frame-options']).toBe('SAMEORIGIN');
    expect(framed['cache-control']).toBe('private, no-store');
    for (const address of ['/ko/contact', '/ko/contact?page=2', '/admin?overlay=in-place'])
      expect((await policyOf(address))['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
