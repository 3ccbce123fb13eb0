import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('A request that waits in the browser', () => {
  test('is sent from the next page that the patient opens, and a notice there says so in the page’s language', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    const person = visitorNamed('Elsewhere');
    await page.route('**/api/consultations', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/contact');
    await waitForHydration(page);
    await fillForm(page, person);
    await page.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      copy('en', 'forms:waiting.waiting.title'),
    );

    await page.goto('/es/technology');
    const notice = page.getByRole('main').getByRole('status');
    await expect(notice).toBeAttached();
    await page.unroute('**/api/consultations');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(notice).toContainText(copy('es', 'forms:waiting.sent.title'));
    const [stored, ...others] = await inboxOf(product, person.lastName);
    expect(others).toEqual([]);
    await expect(notice).toContainText(stored!.reference);
    await expect(notice.locator(':focus')).toHaveCount(0);

    await page.goto('/about');
    await expect(notice).toContainText(stored!.reference);
    await notice.getByRole('button', { name: copy('en', 'forms:waiting.close') }).click();
    expect(await page.evaluate(() => localStorage.getItem('consultation-queue'))).toBeNull();
  });
});
