import type { Page } from '@playwright/test';
import { withinSecond, preconditionFailed } from '../../back-office/two-people/colleagues.ts';
import { expect, test } from '../../back-office/two-people/test.ts';

const said = (page: Page) => page.getByRole('list', { name: 'About the Korean' }).getByRole('listitem');
const resolve = (page: Page) => page.getByRole('button', { name: /^Resolve/ });

test('of two who resolve one comment the second hears who was first; both read what the other says', async ({
  page,
  twoAt,
  faults,
}) => {
  faults.expect(preconditionFailed);
  const { other } = await twoAt(
    '/admin/translations/texts?language=ko&search=home.hero.lead&text=common/home.hero.lead',
  );
  await other.getByLabel('Write a comment').fill('Formal, or not?');
  await other.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(said(other)).toHaveCount(1);
  await expect(said(page)).toContainText('Formal, or not?', withinSecond);
  await expect(said(page)).toContainText('lin');
  const row = page
    .getByRole('list', { name: 'Texts', exact: true })
    .getByRole('button', { name: /home\.hero\.lead/ });
  await expect(row).toContainText('1 open comment');

  let letGo = () => {};
  const isFree = new Promise<void>((free) => {
    letGo = free;
  });
  await page.route('**/comments/*/resolve', async (route) => {
    await isFree;
    await route.continue();
  });
  await resolve(page).click();
  await resolve(other).click();
  await expect(said(other)).toContainText('Resolved by lin');
  letGo();
  await expect(page.getByRole('alert')).toContainText('lin has changed this in the meantime.');
  await expect(said(page)).toContainText('Resolved by lin');
});
