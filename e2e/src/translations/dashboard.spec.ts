import { staffHeaders } from '../fixtures/inbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Translation dashboard', () => {
  test('shows both services as not configured on a new site, and refreshes on request [CARDS-7]', async ({
    page,
    product,
  }) => {
    await withStaffSession(page, product);
    await page.goto('/admin/translations');
    await expect(page.getByRole('region', { name: 'DeepL' })).toContainText('DeepL service not configured');
    const general = page.getByRole('region', { name: 'Google Translate' });
    await expect(general).toContainText('Google Translate service not configured');
    const matrix = page.getByRole('region', { name: 'Language support', exact: true });
    await expect(matrix.getByRole('row', { name: /Tagalog/ }).getByText('Switched off')).toBeVisible();

    const run = page.getByRole('button', { name: 'Test Translation' });
    await page.getByLabel('English text').fill('   ');
    await expect(run).toBeDisabled();
    await page.getByLabel('English text').fill('Good eyes');
    await expect(run).toBeEnabled();

    const statusRequest = page.waitForRequest('**/api/translations/status');
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await statusRequest;
    await expect(page.getByRole('button', { name: 'Refreshing…' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh Status' })).toBeVisible();
  });

  test('a run without a service shows the API’s error, and the cache can be cleared', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/409 \(Conflict\)/);
    await withStaffSession(page, product);
    await page.goto('/admin/translations');
    const usage = page.getByRole('region', { name: 'Usage' });
    await expect(usage).toContainText('500,000 characters left this month: 0 of 500,000 spent.');
    await expect(usage).toContainText('No service has translated anything yet.');
    await page.getByLabel('English text').fill('Good eyes');
    await expect(page.getByText('No enabled service can translate this.')).toBeVisible();
    await page.getByRole('button', { name: 'Test Translation' }).click();
    for (const code of ['es', 'ko', 'ar'])
      await expect(
        page.getByText(`Error: No translation service available for language: ${code}`, { exact: true }),
      ).toBeVisible();

    const cleared = page.getByRole('region', { name: 'Cache' }).locator('time');
    const startIso = new Date().toISOString();
    await page.getByRole('button', { name: 'Clear Cache' }).click();
    await expect(page.getByText('The cache is empty.')).toBeVisible();
    expect((await cleared.getAttribute('datetime'))! >= startIso).toBe(true);
    await page.reload();
    expect((await cleared.getAttribute('datetime'))! >= startIso).toBe(true);
  });

  test('is for all staff, and tells editors that they can only read and stop', async ({
    page,
    product,
    request,
  }) => {
    const headers = await staffHeaders(product);
    const password = 'correct horse battery';
    const heading = page.getByRole('heading', { level: 1, name: 'Translations' });
    const menu = page.getByRole('navigation', { name: 'Back office' }).first();
    const translationsLink = menu.getByRole('link', { name: 'Translations' });
    for (const role of ['translator', 'editor']) {
      const username = `${role}.desk`;
      const created = await request.post('/api/users', { headers, data: { username, password, role } });
      expect(created.status()).toBe(201);
      await signIn(page, { username, password });
      await expect(menu.getByRole('link', { name: 'Activity' })).toBeVisible();
      await translationsLink.click();
      await expect(heading).toBeVisible();
      const sentence = page.getByText('You can read everything here, and stop texts and runs.');
      await expect(sentence).toHaveCount(role === 'editor' ? 1 : 0);
      await page.evaluate(() => localStorage.removeItem('cms_token'));
    }
  });
});
