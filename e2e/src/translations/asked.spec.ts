import type { Page } from '@playwright/test';
import { account } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { newTranslator, signInAs } from './translator.ts';

/** Of no other test, as a comment stays: a text that others ask about has comments already, whichever runs first. */
const key = 'home.hero.lead';
const screens = ['', '/texts', '/runs', '/files', '/publishing', '/asked'];

const field = (page: Page) => page.getByLabel('Write a comment');
const mark = (page: Page) =>
  page.getByRole('navigation', { name: 'Translation desk' }).getByRole('link', { name: /^Asked/ });

test('a colleague who is asked by name sees it on every screen as it happens, answers, and is asked no longer [COMMENT-11] [COMMENT-15]', async ({
  browser,
  page,
  product,
  faults,
}) => {
  await signInAs(page, { account, headers: {} });
  await page.goto('/admin/translations');
  await expect(mark(page)).toHaveText('Asked');

  const elsewhere = await browser.newContext({ baseURL: product.url });
  faults.watch(elsewhere);
  const other = await elsewhere.newPage();
  const translator = await newTranslator(product);
  await signInAs(other, translator);
  await other.goto(`/admin/translations/texts?language=ko&text=common/${key}`);
  await other.keyboard.press('c');
  await field(other).pressSequentially('Which eyes, @ad');
  await expect(other.getByRole('option', { name: account.username })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await other.keyboard.press('Enter');
  await expect(other.getByText(`Asks ${account.username}.`)).toBeVisible();
  await field(other).press('Control+Enter');
  await expect(other.getByText('The comment is saved.')).toBeVisible();

  await expect(mark(page)).toHaveText('Asked: 1');
  for (const screen of screens) {
    await page.goto(`/admin/translations${screen}`);
    await expect(mark(page)).toHaveText('Asked: 1');
  }
  const question = page.getByRole('list', { name: 'Comments that ask you' }).getByRole('listitem');
  await expect(question).toContainText(`Which eyes, @${account.username}`);
  await expect(question).toContainText(translator.account.username);
  await question.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`language=ko&text=common/${key}`));
  await field(page).fill('Each eye.');
  await field(page).press('Control+Enter');
  await expect(mark(page)).toHaveText('Asked');
  await elsewhere.close();
});
