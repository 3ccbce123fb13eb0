import { expect, test } from '../fixtures/kept-page.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { subscriptionOf } from '../fixtures/subscriptions.ts';

const label = copy('en', 'navigation:footer.newsletter.label');
const subscribe = copy('en', 'navigation:footer.newsletter.subscribe');

test.describe('Newsletter', () => {
  test('the form in the footer subscribes in place, pending confirmation [NEWSLETTER-1]', async ({
    page,
    product,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(label).fill('in-place@example.com');
    await footer.getByRole('button', { name: subscribe }).click();
    await expect(footer.getByText(copy('en', 'navigation:footer.newsletter.sent'))).toBeFocused();
    expect(await subscriptionOf(product, 'in-place@example.com')).toBe('pending');
  });

  test('opening a mailed link has no effect, and its page is not cached', async ({ request, product }) => {
    for (const path of ['/newsletter/confirm?token=x', '/es/newsletter/unsubscribe?token=x']) {
      const answer = await request.get(path);
      expect(answer.headers()['cache-control'], path).toBe('private, no-store');
      expect(await answer.text(), path).toMatch(/<meta name="robots" content="noindex/);
    }
    const posted = await request.post('/newsletter/confirm?token=x', {
      form: { token: 'x' },
      headers: { origin: product.url },
    });
    expect(posted.status()).toBe(422);
    expect(await posted.text()).toContain(copy('en', 'common:newsletter.invalid.title'));
    const foreign = { form: { email: 'a@example.com' }, headers: { origin: 'https://elsewhere.example' } };
    expect((await request.post('/newsletter', foreign)).status()).toBe(403);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form in the footer posts, and the answer is a redirect [NEWSLETTER-2]', async ({
      page,
      product,
    }) => {
      await page.goto('/blog');
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel(label).fill('no-script@example.com');
      await footer.getByRole('button', { name: subscribe }).click();
      await expect(page).toHaveURL('/newsletter?sent=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'common:newsletter.sent.title'),
      );
      expect(await subscriptionOf(product, 'no-script@example.com')).toBe('pending');
    });
  });
});
