import type { Page } from '@playwright/test';
import { withinSecond } from '../../back-office/two-people/colleagues.ts';
import { expect, test } from '../../back-office/two-people/test.ts';
import { copy } from '../../copy.ts';
import { deskOf } from '../desk.ts';

const key = 'home.hero.note';
const words = 'الاستشارة بلا مقابل ولا تُلزمك بشيء.';

const row = (page: Page) =>
  page.getByRole('list', { name: 'Texts to publish' }).getByRole('listitem').filter({ hasText: key });

test.afterEach(async ({ product }) => (await deskOf(product)).activate(0));

test('a text that one publishes leaves the other’s list and selection with a message; a single text is withdrawn', async ({
  page,
  twoAt,
  product,
}) => {
  const read = async () => (await fetch(`${product.url}/locales/ar/common.json`)).text();
  const desk = await deskOf(product);
  await desk.review(`ar/common/${key}`, words);
  const { other } = await twoAt('/admin/translations/publishing');
  for (const one of [page, other]) await row(one).getByRole('checkbox').check();
  await other.getByRole('button', { name: 'Publish 1 text' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText(/^Set \d+ is published\.$/)).toBeVisible();
  await expect(page.getByText(/^lin published set \d+\.$/)).toBeVisible(withinSecond);
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByText(/^Not chosen any more/)).toContainText(key);
  await expect.poll(read).toContain(words);

  await page.getByRole('button', { name: `Withdraw ${key}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Withdraw this text?' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect(page.getByText('The text is withdrawn. Visitors read the built-in text.')).toBeFocused();
  // Another text of the file contains the built-in one too.
  await expect.poll(read).not.toContain(words);
  expect(await read()).toContain(copy('ar', `common:${key}`));
  await expect(row(other)).toContainText('was rolled back or withdrawn');
});
