import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';
import { deskOf } from './desk.ts';
import { newTranslator, signInAs } from './translator.ts';

// These tests change what visitors read.
test.use({ purpose: 'back office' });

const key = 'home.figures.procedures_performed.basis';
const name = `ko/common/${key}`;
const shipped = copy('ko', `common:${key}`);
const withoutTerm = shipped.replace(', ICL', '');
const corrected = shipped.replace('모두 세고', '빠짐없이 세고');

const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label });
const area = (page: Page) => page.getByRole('textbox', { name: 'Korean' });
const savedMessage = (page: Page) => page.getByText(`${key} is saved`);

/** Expects a text in the HTML of the page, and in the file that open pages fetch. */
async function expectVisitorsRead({ url }: TestProduct, text: string): Promise<void> {
  const includesText = async () => {
    const answered = await Promise.all(['/ko', '/locales/ko/common.json'].map((path) => fetch(url + path)));
    return Promise.all(answered.map(async (answer) => (await answer.text()).includes(text)));
  };
  await expect.poll(includesText, { timeout: 15_000 }).toEqual([true, true]);
}

test.describe('The translation desk', () => {
  test.afterEach(async ({ product }) => (await deskOf(product)).activate(0));

  test('a text is found, checked while it is edited, reviewed by keyboard, published and rolled back [DESK-7]', async ({
    page,
    product,
  }) => {
    const desk = await deskOf(product);
    const before = await desk.read(name);
    await signInAs(page, await newTranslator(product));
    const menu = page.getByRole('navigation', { name: 'Back office' }).first();
    await menu.getByRole('link', { name: 'Translations' }).click();
    await page.getByRole('link', { name: 'Texts', exact: true }).click();
    await page.getByLabel('Language').selectOption('ko');
    await page.getByLabel('Search').fill(shipped.slice(0, 20));
    const resultRows = page.getByRole('list', { name: 'Texts', exact: true }).getByRole('button');
    await expect(resultRows).toHaveCount(1);
    await resultRows.click();
    await expect(area(page)).toHaveValue(shipped);

    await area(page).fill(withoutTerm);
    await expect(page.getByRole('list', { name: 'Findings' })).toContainText(
      /Blocks publishing\. A protected term is missing.*ICL/,
    );
    await expect(button(page, 'Mark as reviewed')).toBeDisabled();
    await area(page).press('Control+Shift+Enter');
    await expect(desk.review(name, withoutTerm)).rejects.toThrow('translation_blocked');
    expect(await desk.read(name)).toEqual(before);

    await area(page).fill(corrected);
    await expect(page.getByText('The checks found nothing wrong.')).toBeVisible();
    await area(page).press('Control+Shift+Enter');
    await expect(savedMessage(page)).toHaveText(`${key} is saved and reviewed.`);
    expect(await desk.read(name)).toMatchObject({ text: corrected, state: 'reviewed' });

    await page.getByRole('link', { name: 'Publishing' }).click();
    await expect(page.getByRole('list', { name: 'Texts to publish' }).getByText(corrected)).toBeVisible();
    await page.getByRole('checkbox', { name: new RegExp(key.replaceAll('.', '\\.')) }).check();
    await button(page, /^Publish 1 text$/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Set \d+ is published\.$/)).toBeVisible();
    await expectVisitorsRead(product, corrected);

    await button(page, 'Roll back to the built-in texts').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
    await expect(page.getByText('The built-in texts are active again.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Texts to publish' }).getByText(corrected)).toBeVisible();
    await expectVisitorsRead(product, shipped);
  });

  test('of two translators who edit one text, the later sees both versions, and nothing is lost [DESK-4]', async ({
    browser,
    page,
    product,
    faults,
  }) => {
    faults.expect(/412 \(Precondition Failed\)/);
    const desk = await deskOf(product);
    const elsewhere = await browser.newContext({ baseURL: product.url });
    faults.watch(elsewhere);
    const pages = [page, await elsewhere.newPage()] as const;
    const [mine, theirs] = pages;
    const translators = await Promise.all(pages.map(() => newTranslator(product)));
    for (const [index, one] of pages.entries()) {
      await signInAs(one, translators[index]!);
      await one.goto(`/admin/translations/texts?language=ko&text=common/${key}`);
      await expect(area(one)).not.toHaveValue('');
    }

    const [first, second] = [`${shipped} 먼저 썼습니다.`, `${shipped} 나중에 썼습니다.`];
    await area(mine).fill(second);
    await area(theirs).fill(first);
    await area(theirs).press('Control+Enter');
    await expect.poll(async () => (await desk.read(name)).text).toBe(first);
    await button(mine, /^Save/).click();
    const choice = mine.getByRole('dialog', { name: 'Someone else saved this text' });
    await expect(choice).toContainText(translators[1]!.account.username);
    await expect(choice.getByText(first)).toBeVisible();
    await expect(choice.getByText(second)).toBeVisible();
    await choice.press('Escape');
    await expect(area(mine)).toHaveValue(second);

    await button(mine, /^Save/).click();
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(savedMessage(mine)).toBeVisible();
    expect(await desk.read(name)).toMatchObject({ text: second });
    await elsewhere.close();
  });

  test('Arabic is edited from right to left, and its English is shown from left to right', async ({
    page,
    product,
  }) => {
    await signInAs(page, await newTranslator(product));
    await page.goto(`/admin/translations/texts?language=ar&text=common/${key}`);
    const editor = page.getByRole('textbox', { name: 'Arabic' });
    await expect(editor).toHaveValue(copy('ar', `common:${key}`));
    await expect(editor).toHaveAttribute('dir', 'rtl');
    await expect(editor).toHaveCSS('direction', 'rtl');
    await expect(page.getByText(copy('en', `common:${key}`)).last()).toHaveCSS('direction', 'ltr');
  });
});
