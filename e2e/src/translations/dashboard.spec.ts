import { staffHeaders } from '../fixtures/inbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

const nothingUsed = { months: [], budget: { characters: 0, spent: 0 }, prices: { premium: 25, general: 20 } };

test.describe('Translation dashboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/translations/usage', (route) => route.fulfill({ json: nothingUsed }));
  });

  test('says of a new site that both services are off, and reads it all anew', async ({ page, product }) => {
    await withStaffSession(page, product);
    await page.goto('/admin/translations');
    await expect(page.getByRole('region', { name: 'DeepL' })).toContainText('DeepL service not configured');
    const general = page.getByRole('region', { name: 'Google Translate' });
    await expect(general).toContainText('Google Translate service not configured');
    const matrix = page.getByRole('region', { name: 'Language support', exact: true });
    await expect(matrix.getByRole('row', { name: /Tagalog/ }).getByText('None')).toBeVisible();

    const run = page.getByRole('button', { name: 'Test Translation' });
    await page.getByLabel('English text').fill('   ');
    await expect(run).toBeDisabled();
    await page.getByLabel('English text').fill('Good eyes');
    await expect(run).toBeEnabled();

    const asked = page.waitForRequest('**/api/translations/status');
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await asked;
    await expect(page.getByRole('button', { name: 'Refreshing…' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh Status' })).toBeVisible();
  });

  test('is for translators and administrators; an editor is not led there, nor let in', async ({
    page,
    product,
    request,
  }) => {
    const headers = await staffHeaders(product);
    const password = 'correct horse battery';
    const heading = page.getByRole('heading', { level: 1, name: 'Translations' });
    const menu = page.getByRole('navigation', { name: 'Back office' }).first();
    const lead = menu.getByRole('link', { name: 'Translations' });
    for (const role of ['translator', 'editor']) {
      const username = `${role}.desk`;
      const made = await request.post('/api/users', { headers, data: { username, password, role } });
      expect(made.status()).toBe(201);
      await signIn(page, { username, password });
      await expect(menu.getByRole('link', { name: 'Activity' })).toBeVisible();
      await expect(lead).toHaveCount(role === 'translator' ? 1 : 0);
      await page.goto('/admin/translations');
      if (role === 'translator') await expect(heading).toBeVisible();
      else await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('cms_token'));
    }
  });
});
