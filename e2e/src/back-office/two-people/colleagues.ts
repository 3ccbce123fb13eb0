import type { Page } from '@playwright/test';
import { staffHeaders } from '../../fixtures/inbox.ts';
import type { TestProduct } from '../../fixtures/test-product.ts';
import { expect } from '../../fixtures/test.ts';

/** A colleague's change must appear within a second. */
export const withinSecond = { timeout: 1_000 };

/** The fault that the browser reports when the API refuses a change to an older revision. */
export const preconditionFailed = /412 \(Precondition Failed\)/;

const lin = { username: 'lin', password: 'seven seas of rye' };

/** Sends a request to the API, as a colleague would without a browser. */
export async function callApi<Body>(
  { apiUrl }: TestProduct,
  { authorization }: { authorization: string },
  method: string,
  path: string,
  { body, revision }: { body?: object; revision?: number } = {},
): Promise<Body> {
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization,
      ...(body && { 'content-type': 'application/json' }),
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : undefined) as Body;
}

export async function headersOfLin(product: TestProduct): Promise<{ authorization: string }> {
  const admin = await staffHeaders(product);
  await fetch(`${product.apiUrl}/users`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...lin, role: 'admin' }),
  });
  const { token } = await callApi<{ token: string }>(product, { authorization: '' }, 'POST', '/auth/login', {
    body: lin,
  });
  return { authorization: `Bearer ${token}` };
}

/** Opens an address, and waits until its event stream is connected. */
export async function openAndListen(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes('/api/live?'));
  await page.goto(path);
  await listening;
}
