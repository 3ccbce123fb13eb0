import type { Page } from '@playwright/test';
import { withinSecond, preconditionFailed } from '../../back-office/two-people/colleagues.ts';
import { expect, test } from '../../back-office/two-people/test.ts';

const comments = (page: Page) => page.getByRole('list', { name: 'About the Korean' }).getByRole('listitem');
const resolve = (page: Page) => page.getByRole('button', { name: /^Resolve/ });

test('of two people who resolve one comment, the second reads who was first; both see each other’s comments', async ({
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
  await expect(comments(other)).toHaveCount(1);
  await expect(comments(page)).toContainText('Formal, or not?', withinSecond);
  await expect(comments(page)).toContainText('lin');
  const row = page
    .getByRole('list', { name: 'Texts', exact: true })
    .getByRole('button', { name: /home\.hero\.lead/ });
  await expect(row).toContainText('1 open comment');

  let releaseRequest = () => {};
  const released = new Promise<void>((free) => {
    releaseRequest = free;
  });
  await page.route('**/comments/*/resolve', async (route) => {
    await released;
    await route.continue();
  });
  await resolve(page).click();
  await resolve(other).click();
  await expect(comments(other)).toContainText('Resolved by lin');
  releaseRequest();
  await expect(page.getByRole('alert')).toContainText('lin has changed this in the meantime.');
  await expect(comments(page)).toContainText('Resolved by lin');
});
