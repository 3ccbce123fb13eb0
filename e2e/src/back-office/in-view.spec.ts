import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ purpose: 'back office', viewport: { width: 390, height: 844 } });

test.describe('Messages of the back office on a phone', () => {
  test('cover neither the menu nor any control', async ({ page, product }) => {
    await withStaffSession(page, product);
    await page.goto('/admin/testimonials');
    await page
      .getByRole('button', { name: /^Reject/, disabled: false })
      .first()
      .click();
    const notification = page.getByText(/^Rejected: /);
    await expect(notification).toBeVisible();
    const coveredControls = await notification.evaluate((text) => {
      const list = text.closest('[aria-label="Notifications"]')!;
      return [...document.querySelectorAll('header button, main button, main a, main input, main select')]
        .filter((control) => !list.contains(control))
        .filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top !== null && list.contains(top);
        })
        .map((control) => control.textContent);
    });
    expect(coveredControls).toEqual([]);
  });

  test('about a draft that could not be saved are in view at the end of the draft', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    await withStaffSession(page, product);
    await page.route('**/api/articles/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { error: 'The database is away.' } })
        : route.continue(),
    );
    await page.goto('/admin/articles');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByLabel('Author').fill('Somebody else');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(/^Not saved: The database is away\./)).toBeInViewport();
  });
});
