import type { Page } from '@playwright/test';
import { staffHeaders } from '../../fixtures/inbox.ts';
import type { TestProduct } from '../../fixtures/test-product.ts';
import { expect } from '../../fixtures/test.ts';

/** What a colleague did is on the screen within a second. */
export const soon = { timeout: 1_000 };

/** What a browser says of a change that came too late. */
export const tooLate = /412 \(Precondition Failed\)/;

const lin = { username: 'lin', password: 'seven seas of rye' };

/** What a colleague does without a browser. */
export async function ask<Body>(
  { apiUrl }: TestProduct,
  { authorization }: { authorization: string },
  method: string,
  path: string,
  { body, seen }: { body?: object; seen?: number } = {},
): Promise<Body> {
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization,
      ...(body && { 'content-type': 'application/json' }),
      ...(seen !== undefined && { 'if-match': `"${seen}"` }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : undefined) as Body;
}

export async function linsHeaders(product: TestProduct): Promise<{ authorization: string }> {
  const admin = await staffHeaders(product);
  await fetch(`${product.apiUrl}/users`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...lin, role: 'admin' }),
  });
  const { token } = await ask<{ token: string }>(product, { authorization: '' }, 'POST', '/auth/login', {
    body: lin,
  });
  return { authorization: `Bearer ${token}` };
}

/** Opens an address, and waits until what colleagues do is heard there. */
export async function openAt(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes('/api/live?'));
  await page.goto(path);
  await listening;
}
