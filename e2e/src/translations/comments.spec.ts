import type { Page } from '@playwright/test';
import { account } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { newTranslator, signInAs } from './translator.ts';

const key = 'home.figures.success_rate.basis';
const question = 'Which eyes are counted?\nBoth of a patient, or each?';
const answer = 'Each eye.';
const subject = 'the comments about the English, for every language';

const field = (page: Page) => page.getByLabel('Write a comment');
const onEnglish = (page: Page) =>
  page.getByRole('list', { name: 'About the English, for every language' }).getByRole('listitem');
const about = (page: Page) => page.getByLabel('About', { exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Texts', exact: true }).getByRole('button');

test.describe('Comments at the translation desk', () => {
  test('a translator asks about the English; an administrator finds the comment in another language, answers and resolves it [COMMENT-1]', async ({
    browser,
    page,
    product,
    faults,
  }) => {
    const translator = await newTranslator(product);
    await signInAs(page, translator);
    await page.goto(`/admin/translations/texts?language=ko&text=common/${key}`);
    await expect(page.getByText('No comments yet.')).toBeVisible();
    await page.keyboard.press('c');
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText(question);
    await about(page).selectOption('The English source');
    await field(page).press('Control+Enter');
    await expect(page.getByText('The comment is saved.')).toBeVisible();
    await expect(field(page)).toHaveValue('');

    const elsewhere = await browser.newContext({ baseURL: product.url });
    faults.watch(elsewhere);
    const other = await elsewhere.newPage();
    await signInAs(other, { account, headers: {} });
    await other.goto('/admin/translations/texts?language=ar');
    await other.getByRole('combobox', { name: 'Comments' }).selectOption('Open comments');
    await expect(rows(other)).toHaveCount(1);
    await expect(rows(other)).toContainText('1 open comment');
    await rows(other).click();
    await expect(onEnglish(other)).toContainText([translator.account.username]);
    expect(await onEnglish(other).getByText('Which eyes').innerText()).toBe(question);
    await field(other).fill(answer);
    await expect(about(other)).toHaveValue('source');
    await other.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(onEnglish(other)).toHaveCount(2);
    await other.getByRole('button', { name: `Resolve ${subject}` }).click();
    await expect(onEnglish(other).last()).toContainText(`Resolved by ${account.username}`);
    await expect(other.getByRole('button', { name: `Reopen ${subject}` })).toBeFocused();
    await elsewhere.close();

    await expect(onEnglish(page)).toContainText([question.split('\n')[0]!, answer]);
    await expect(onEnglish(page).last()).toContainText(`Resolved by ${account.username}`);
    await expect(page.getByRole('button', { name: 'Comments', exact: true })).toBeVisible();
  });

  test('a typed comment stays while the API is away, and a comment is deleted by keyboard [COMMENT-2]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503/);
    await signInAs(page, await newTranslator(product));
    await page.goto(`/admin/translations/texts?language=ar&text=common/${key}`);
    await about(page).selectOption('This translation');
    await field(page).fill('من المريض؟');
    const comments = '**/api/translations/texts/*/*/*/comments';
    const away = { error: 'The service is not available at the moment.', code: 'database_unavailable' };
    await page.route(comments, (route) => route.fulfill({ status: 503, json: { ...away, statusCode: 503 } }));
    await field(page).press('Control+Enter');
    await expect(page.getByText(`The comment was not saved: ${away.error}`)).toBeVisible();
    await page.unroute(comments);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    const arabicComments = page.getByRole('list', { name: 'About the Arabic' }).getByRole('listitem');
    await expect(arabicComments.getByText('من المريض؟')).toHaveCSS('direction', 'rtl');

    await arabicComments.getByRole('button', { name: /^Delete/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the comment' }).press('Enter');
    await expect(arabicComments).toHaveCount(0);
    await expect(page.getByText('The comment is deleted.')).toBeFocused();
  });
});
