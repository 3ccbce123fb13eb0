import type { Page } from '@playwright/test';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { staffHeaders } from '../fixtures/inbox.ts';
import { signInToDashboard } from '../fixtures/sign-in.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

const quote = 'I counted the lights on the far side of the harbour.';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Approves a testimonial, whatever status other tests have left it in. */
async function approve(product: TestProduct, name: string): Promise<void> {
  const headers = { ...(await staffHeaders(product)), 'content-type': 'application/json' };
  const answer = await fetch(`${product.apiUrl}/testimonials?search=${name}`, { headers });
  const { items } = (await answer.json()) as { items: { id: string; revision: number }[] };
  const address = `${product.apiUrl}/testimonials/${items[0]!.id}/status`;
  const body = JSON.stringify({ status: 'approved' });
  const condition = { 'if-match': `"${items[0]!.revision}"` };
  const changed = await fetch(address, { method: 'PATCH', headers: { ...headers, ...condition }, body });
  expect(changed.status, await changed.text()).toBe(200);
}

test.use({ purpose: 'back office' });

test.describe('Testimonials in the back office', () => {
  test('one is written and approved by keyboard alone, and appears on the public page [REVIEWS-2]', async ({
    page,
  }) => {
    await signInToDashboard(page);
    await page.goto('/admin/testimonials');
    await expect(page.getByRole('heading', { level: 1, name: 'Testimonials Management' })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();

    await page.keyboard.press('n');
    await expect(page).toHaveURL('/admin/testimonials/new');
    await tabTo(page, page.getByLabel('Quote', { exact: true }));
    await page.keyboard.type(quote);
    for (const first of ['1 ★', 'LASIK']) {
      await tabTo(page, page.getByLabel(first, { exact: true }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, page.getByLabel('Name', { exact: true }));
    await page.keyboard.type('Halina Brzoza');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/admin\/testimonials\/[0-9a-f-]{36}$/);

    const preview = page.frameLocator('iframe[title="Preview of the public page"]');
    await expect(preview.getByText(quote)).toBeVisible();
    await expect((await page.request.get('/testimonials')).text()).resolves.not.toContain(quote);

    await expect(page.getByText('Needed before approval: the consent and the source.')).toBeVisible();
    await tabTo(page, page.getByLabel('They agreed in writing to be quoted', { exact: true }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel('Source needed for approval', { exact: true }));
    await page.keyboard.type('Letter of 3 February');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Not saved yet')).toHaveCount(0);

    await page.goto('/admin/testimonials?status=pending');
    await expect(row(page, 'Halina Brzoza')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect(row(page, 'Halina Brzoza')).toContainText('Approved');
    await expect
      .poll(async () => (await page.request.get('/testimonials')).text(), { message: 'the public page' })
      .toContain(quote);
    await page.goto('/testimonials');
    await expect(page.getByText(quote).first()).toBeVisible();
  });

  test('a rejection is undone [REVIEWS-3]', async ({ page, product }) => {
    await approve(product, 'Sofia');
    await signInToDashboard(page);
    await page.goto('/admin/testimonials?search=Sofia');
    await expect(row(page, 'Sofia')).toContainText('Approved');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await expect(row(page, 'Sofia')).toContainText('Rejected');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Sofia')).toContainText('Approved');
    await page.reload();
    await expect(row(page, 'Sofia')).toContainText('Approved');
  });

  test('a change that the API refuses is reverted, and succeeds when tried again', async ({
    page,
    product,
    faults,
  }) => {
    await approve(product, 'Marcus');
    faults.expect(/503 \(Service Unavailable\)/);
    faults.expect(/The database is away/);
    const status = '**/api/testimonials/*/status';
    await signInToDashboard(page);
    await page.goto('/admin/testimonials?search=Marcus');
    await page.route(status, (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'The database is away.', code: 'unavailable', statusCode: 503 },
      }),
    );
    await expect(row(page, 'Marcus')).toContainText('Approved');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await expect(page.getByText('The database is away.').first()).toBeVisible();
    await expect(row(page, 'Marcus')).toContainText('Approved');

    await page.unroute(status);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'Marcus')).toContainText('Rejected');
    await page.reload();
    await expect(row(page, 'Marcus')).toContainText('Rejected');
  });
});
