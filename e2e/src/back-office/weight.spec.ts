import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';

/** Bytes of every script that a first visit loads, as they came over the line, in thousands. */
async function scriptsOf(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return bytes / 1000;
}

// What is fetched ahead once the browser is idle is no part of the visit.

test.describe('Weight of the back office', () => {
  test('the sign-in stays within what a first visit may load [LOGIN-7]', async ({ page }) => {
    const signIn = await scriptsOf(page, '/admin/login');
    expect(signIn).toBeGreaterThan(50);
    expect(signIn).toBeLessThanOrEqual(150);
  });

  test('the testimonials stay within what a first visit may load [REVIEWS-9]', async ({ page, product }) => {
    await withStaffSession(page, product);
    expect(await scriptsOf(page, '/admin/testimonials')).toBeLessThanOrEqual(260);
  });
});
