import type { Page } from '@playwright/test';
import { withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('Two people at the figures', () => {
  test('see each other’s changes within a second, and choose where both changed the same value', async ({
    page,
    twoAt,
    faults,
  }) => {
    faults.expect(preconditionFailed);
    const { other } = await twoAt('/admin/statistics');
    const line = (on: Page) => on.getByRole('listitem').filter({ hasText: 'Guam missions' }).first();
    const edit = (on: Page) => on.locator('button', { hasText: /Edit$/ }).first().click();
    const figure = (on: Page) => on.getByLabel('Figure', { exact: true });
    const save = (on: Page) => on.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(line(page).or(page.getByRole('listitem').first())).toBeVisible();
    for (const each of [page, other]) await edit(each);
    await figure(page).fill('41000');
    await other.getByLabel('Text after').fill('');
    await save(other);
    await expect(page.getByLabel('Text after')).toHaveValue('', withinSecond);
    await expect(figure(page)).toHaveValue('41000');

    await edit(other);
    await figure(other).fill('42000');
    await save(other);
    await expect(page.getByText(/^lin has changed this in the meantime: Figure\./)).toBeVisible(withinSecond);
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'lin saved this figure' });
    await expect(conflict.getByText('42000')).toBeVisible();
    await conflict.getByRole('radio', { name: 'Theirs' }).check();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await expect(page.getByText(/^Saved .*: 42,000$/)).toBeVisible();
    await expect(other.getByText('42,000').first()).toBeVisible();
  });
});
