import type { Page } from '@playwright/test';
import { withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

const field = (on: Page, label: string) => on.getByLabel(label, { exact: true });
/** Waits for the answer too: the second within which others see a change begins when it is stored. */
async function save(on: Page): Promise<void> {
  const answered = on.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/settings'),
  );
  await on.getByRole('button', { name: 'Save settings' }).click();
  await answered;
}
const expectSaved = (on: Page) =>
  expect(on.getByText('Settings saved. Visitors see them within a few seconds.').first()).toBeVisible();

test.describe('Two people at the settings', () => {
  test('see each other’s changes, choose where both changed a field, and lose nothing', async ({
    page,
    twoAt,
    faults,
  }) => {
    test.slow();
    faults.expect(preconditionFailed);
    const { other } = await twoAt('/admin/settings');
    await expect(field(page, 'Street')).toHaveValue(/\S/);
    await field(other, 'Street').fill('1 Lin Street');
    await save(other);
    await expectSaved(other);
    await expect(field(page, 'Street')).toHaveValue('1 Lin Street', withinSecond);
    await expect(page.getByText('lin saved the settings.').first()).toBeVisible();

    await field(page, 'Street').fill('2 Admin Street');
    await field(other, 'Street').fill('3 Lin Street');
    await field(other, 'City').fill('Lin City');
    await save(other);
    await expect(page.getByText(/lin has saved the settings in the meantime/)).toBeVisible(withinSecond);
    await expect(field(page, 'Street')).toHaveValue('2 Admin Street');
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'lin saved the settings' });
    await expect(conflict.getByText('3 Lin Street')).toBeVisible();
    await expect(conflict.getByText('2 Admin Street')).toBeVisible();
    await expect(conflict.getByText('Taken from theirs: City')).toBeVisible();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await expectSaved(page);
    await expect(conflict).toHaveCount(0);
    await expect(field(other, 'Street')).toHaveValue('2 Admin Street');
    await page.reload();
    await expect(field(page, 'Street')).toHaveValue('2 Admin Street');
    await expect(field(page, 'City')).toHaveValue('Lin City');
  });
});
