import type { User } from '@lens/contracts/users';
import { staffHeaders } from '../../fixtures/inbox.ts';
import { callApi, withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('Two people at one account', () => {
  test('see a changed role, cannot change an older revision, and read who removed the account', async ({
    page,
    twoAt,
    product,
    faults,
  }) => {
    faults.expect(preconditionFailed);
    // The account may be deleted before its change is loaded.
    faults.allow(/404 \(Not Found\)/);
    const headers = await staffHeaders(product);
    const body = { username: 'shared.account', password: 'seven seas of rye', role: 'editor' };
    const { id } = await callApi<User>(product, headers, 'POST', '/users', { body });
    const { other } = await twoAt('/admin/users');
    for (const each of [page, other])
      await each.getByRole('button', { name: 'shared.account', exact: true }).click();
    const role = (on: typeof page) => on.getByLabel('Role', { exact: true }).last();
    const agree = (on: typeof page) => on.getByRole('button', { name: 'Change role' }).click();
    await role(other).selectOption('translator');
    await agree(other);
    await expect(role(page)).toHaveValue('translator', withinSecond);
    await expect(page.getByText('lin changed shared.account: Translator')).toBeVisible();

    // Lin's change is answered before this one reaches the API.
    let isLate = false;
    await page.route(`**/api/users/${id}`, async (route) => {
      if (route.request().method() === 'PATCH' && !isLate) {
        isLate = true;
        const answered = other.waitForResponse((answer) => answer.request().method() === 'PATCH');
        await role(other).selectOption('admin');
        await agree(other);
        await answered;
      }
      await route.continue();
    });
    await role(page).selectOption('editor');
    await agree(page);
    await expect(page.getByText('lin has changed this in the meantime.')).toBeVisible();
    await expect(role(page)).toHaveValue('admin');

    await other.getByRole('button', { name: 'Remove user', exact: true }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Remove user' }).click();
    await expect(page.getByText('lin has removed the user shared.account.')).toBeVisible(withinSecond);
  });
});
