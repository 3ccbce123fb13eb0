import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { deskOf } from '../desk.ts';
import { newTranslator, signInAs } from '../translator.ts';

// This test changes what visitors read.
test.use({ purpose: 'back office' });
test.describe.configure({ timeout: 180_000 });

/** Critical texts of the contact page, with words that its file does not have. */
const atTheDesk = { key: 'contact.bring.driver', words: '집까지 차로 데려다줄 분' };
const onThePage = { key: 'contact.bring.insurance', words: '보험 카드(있으면)' };

const textAddress = (key: string) => `/admin/translations/texts?language=ko&text=common/${key}`;
const area = (page: Page) => page.getByRole('textbox', { name: 'Korean' });
const signOffNote = (page: Page) => page.getByRole('region', { name: 'Sign-off' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, key: string) =>
  page.getByRole('list', { name: 'Texts to publish' }).getByRole('listitem').filter({ hasText: key });

/** Opens a text of the contact page from the desk. */
async function openOnPage(page: Page, key: string): Promise<void> {
  await page.goto(textAddress(key));
  await page.getByRole('link', { name: 'Edit on the page' }).click();
  await expect(page).toHaveURL('/ko/contact');
  await expect(page.getByRole('heading', { name: key })).toBeVisible();
}

async function saveWords(page: Page, { key, words }: { key: string; words: string }): Promise<void> {
  await area(page).fill(words);
  await expect(page.getByText(/^You have changed the wording: once you save it/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${key} is saved.`)).toBeVisible();
  await expect(signOffNote(page)).toContainText('You translated it. Somebody else');
  await expect(button(page, 'Mark as reviewed')).toHaveCount(0);
}

async function signAsSecond(page: Page, { key, words }: { key: string; words: string }): Promise<void> {
  await expect(area(page)).toHaveValue(words);
  await button(page, 'Mark as reviewed').click();
  await expect(page.getByText(`${key} is saved and reviewed.`)).toBeVisible();
}

test.afterEach(async ({ product }) => (await deskOf(product)).activate(0));

test('two people sign critical texts, at the desk and on the page, and one of them publishes; a translator alone cannot [SIGN-10]', async ({
  browser,
  page: ana,
  product,
  faults,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.url });
  faults.watch(elsewhere);
  const leo = await elsewhere.newPage();
  const korean = { translate: ['ko'], review: ['ko'], publish: [] };
  const qualification = 'Certified medical interpreter (CMI), Korean';
  await signInAs(ana, await newTranslator(product, { name: 'Ana Ruiz', qualification, permissions: korean }));
  await signInAs(leo, await newTranslator(product, { name: 'Leo Paz', qualification }));

  await ana.goto(textAddress(atTheDesk.key));
  await saveWords(ana, atTheDesk);
  await openOnPage(leo, atTheDesk.key);
  await signAsSecond(leo, atTheDesk);
  for (const one of [ana, leo]) {
    await expect(signOffNote(one)).toContainText(`Translated byAna Ruiz, ${qualification}`);
    await expect(signOffNote(one)).toContainText(`Reviewed byLeo Paz, ${qualification}`);
  }

  await openOnPage(leo, onThePage.key);
  await saveWords(leo, onThePage);
  await ana.goto(textAddress(onThePage.key));
  await signAsSecond(ana, onThePage);
  await expect(signOffNote(ana)).toContainText('Reviewed byAna Ruiz');

  await ana.goto('/admin/translations/publishing');
  await expect(row(ana, atTheDesk.key)).toContainText('Your account may not publish Korean.');
  await expect(row(ana, atTheDesk.key).getByRole('checkbox')).toBeDisabled();
  await leo.goto('/admin/translations/publishing');
  for (const { key } of [atTheDesk, onThePage]) {
    await expect(row(leo, key)).toContainText('Critical, signed');
    await row(leo, key).getByRole('checkbox').check();
  }
  await button(leo, 'Publish 2 texts').click();
  await leo.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(leo.getByText(/^Set \d+ is published\.$/)).toBeVisible();
  const read = async () => (await fetch(`${product.url}/locales/ko/common.json`)).text();
  for (const { words } of [atTheDesk, onThePage]) await expect.poll(read).toContain(words);
  await elsewhere.close();
});
