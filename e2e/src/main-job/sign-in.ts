import { expect, type Page } from '@playwright/test';

/** The demo's own account. */
export const account = { username: 'admin', password: 'admin123' };

export async function signIn(page: Page, { username, password } = account): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signedIn(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
