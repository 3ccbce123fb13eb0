import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { account, signInToDashboard } from '../fixtures/sign-in.ts';

test.describe('Main job', () => {
  test('a visitor requests a consultation, and a signed-in administrator handles it [PRODUCT-1]', async ({
    page,
  }) => {
    const person = visitorNamed('Mainjob');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
    await waitForHydration(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: copy('en', 'common:actions.schedule') })
      .first()
      .click();
    await expect(page).toHaveURL('/contact');

    await fillForm(page, person);
    await page.locator('[name="procedure"]').selectOption('icl');
    await page.locator('[name="preferredContact"][value="email"]').check();
    await page.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'forms:sent.title'));

    await signInToDashboard(page);
    await page.getByRole('link', { name: 'Consultations' }).first().click();
    await page.getByRole('searchbox').fill(person.lastName);
    const row = page.getByRole('row').filter({ hasText: `${person.firstName} ${person.lastName}` });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('ICL');
    await expect(row).toContainText('Email');

    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await row.getByRole('combobox').selectOption('contacted');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await page.getByRole('searchbox').fill(person.lastName);
    await expect(row.getByRole('combobox')).toHaveValue('contacted');

    await row.getByRole('button', { name: person.lastName }).click();
    const details = page.getByRole('region', { name: `Request of ${person.firstName} ${person.lastName}` });
    for (const text of [person.email, person.phone, person.message])
      await expect(details).toContainText(text);
  });

  test('the dashboard shows the counts of the database [DASHBOARD-6]', async ({ page, product }) => {
    await signInToDashboard(page);
    const token = await page.evaluate(() => localStorage.getItem('cms_token'));
    const answer = await fetch(`${product.apiUrl}/dashboard/overview`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { overview } = (await answer.json()) as { overview: Record<string, number> };
    const card = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd').first();
    await expect(card('Total Testimonials')).toHaveText(String(overview['total_testimonials']));
    await expect(card('Pending Reviews')).toHaveText(String(overview['pending_testimonials']));
    await expect(card('Published Articles')).toHaveText(String(overview['published_articles']));
    await expect(card('Media Files')).toHaveText(String(overview['total_media']));
    expect(overview['total_testimonials']).toBeGreaterThan(0);
  });

  test('the back office sends a visitor without a session to the sign-in, with no query [SESSION-1]', async ({
    page,
  }) => {
    await page.goto('/admin/consultations');
    await expect(page).toHaveURL('/admin/login');
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/login');
  });

  test('an expired token is dropped silently and leads to the sign-in [SESSION-5]', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const claims = { sub: crypto.randomUUID(), username: 'admin', role: 'admin', exp: 1 };
      localStorage.setItem('cms_token', `e30.${btoa(JSON.stringify(claims))}.x`);
    });
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/login');
    expect(await page.evaluate(() => localStorage.getItem('cms_token'))).toBeNull();
  });

  test('signing out ends the session here and at the API [SESSION-6]', async ({ page, product }) => {
    await signInToDashboard(page);
    const token = await page.evaluate(() => localStorage.getItem('cms_token'));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/admin/login');
    expect(await page.evaluate(() => localStorage.getItem('cms_token'))).toBeNull();
    const me = await fetch(`${product.apiUrl}/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(401);
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/login');
  });

  test('a wrong password shows an alert and signs nobody in [LOGIN-2]', async ({ page, faults }) => {
    faults.expect(/401 \(Unauthorized\)/);
    await page.goto('/admin/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/admin/login');
  });
});
