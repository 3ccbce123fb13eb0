import { expect, test } from '../fixtures/test.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { signInToDashboard } from '../fixtures/sign-in.ts';

test.use({ purpose: 'back office' });

test.describe('The palette of the back office', () => {
  test('opens any screen by keyboard alone, from the first letter on [ADMIN-4]', async ({ page }) => {
    await signInToDashboard(page);
    const field = page.getByRole('combobox', { name: 'Search or go to' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stat');
    await expect(field).toHaveValue('stat');
    await expect(page.getByRole('option', { name: 'Statistics' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/statistics');
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics Management' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('sofia');
    const testimonials = page.getByRole('group', { name: 'Testimonials' });
    await expect(testimonials.getByRole('option', { name: /^Sofia/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/testimonials\/[0-9a-f-]{36}$/);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/^Sofia/);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
      'Statistics',
      'Dashboard',
    ]);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });

  test('the upload action opens the file dialog, and unsaved work is guarded first', async ({
    page,
    product,
  }) => {
    await withStaffSession(page, product);
    await page.goto('/admin/testimonials/new');
    await page.getByLabel('Name', { exact: true }).fill('Half a name');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('upload');
    await expect(page.getByRole('option', { name: 'Upload Media' })).toBeVisible();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a name');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('upload');
    await expect(page.getByRole('option', { name: 'Upload Media' })).toBeVisible();
    await page.keyboard.press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await question.getByRole('button', { name: 'Leave' }).click();
    expect((await chooser).isMultiple()).toBe(true);
    await expect(page).toHaveURL('/admin/media');
  });
});
