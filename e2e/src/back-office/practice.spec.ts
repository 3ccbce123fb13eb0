import { staffHeaders } from '../fixtures/inbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ purpose: 'back office' });

test.describe('The practice in the back office', () => {
  test('visitors read changed settings', async ({ page, product, request }) => {
    await withStaffSession(page, product);
    await page.goto('/admin/settings');
    await page.getByLabel('Street', { exact: true }).fill('77 Harbour Light Road');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved. Visitors see them within a few seconds.')).toBeVisible();
    await expect.poll(async () => (await request.get('/contact')).text()).toContain('77 Harbour Light Road');
  });

  test('every page that a figure lists shows its new value', async ({ page, product, request }) => {
    await withStaffSession(page, product);
    await page.goto('/admin/statistics');
    const figure = page.getByRole('listitem').filter({ hasText: 'Years of experience of the practice' });
    await figure.getByRole('button', { name: /^15\+/ }).click();
    await page.getByLabel('Figure').fill('73');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved Years of experience of the practice: 73+')).toBeVisible();
    const places = await figure
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(places).toHaveLength(4);
    for (const place of places)
      await expect.poll(async () => (await request.get(place!)).text(), place!).toContain('73+');
  });

  test('an editor does not see the accounts, and cannot open their address either', async ({
    page,
    product,
    request,
  }) => {
    const password = 'correct horse battery';
    const created = await request.post('/api/users', {
      headers: await staffHeaders(product),
      data: { username: 'editor.lin', password, role: 'editor' },
    });
    expect(created.status()).toBe(201);
    await signIn(page, { username: 'editor.lin', password });
    const menu = page.getByRole('navigation', { name: 'Back office' }).first();
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('cms_token'));
    const refused = await request.get('/api/users', { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status()).toBe(403);
  });
});
