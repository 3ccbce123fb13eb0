import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';

/** The kilobytes of all scripts that a first visit transfers. */
async function scriptKilobytes(page: Page, path: string): Promise<number> {
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

test.describe('Weight of the back office', () => {
  test('the sign-in page stays below the limit of a first visit [LOGIN-7]', async ({ page }) => {
    const signIn = await scriptKilobytes(page, '/admin/login');
    expect(signIn).toBeGreaterThan(50);
    expect(signIn).toBeLessThanOrEqual(150);
  });

  test('the list of testimonials stays below the limit of a first visit [REVIEWS-9]', async ({
    page,
    product,
  }) => {
    await withStaffSession(page, product);
    expect(await scriptKilobytes(page, '/admin/testimonials')).toBeLessThanOrEqual(260);
  });
});
