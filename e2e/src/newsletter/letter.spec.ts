import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { subscriptionOf } from '../fixtures/subscriptions.ts';
import { startMailServer, type MailServer } from '../fixtures/mail-server.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';

const test = base.extend<object, { mails: MailServer; product: TestProduct }>({
  mails: [
    async ({}, use) => {
      const mails = await startMailServer();
      await use(mails);
      await mails.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mails }, use) => {
      const product = await startTestProduct('dist', mails.variables);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const findLink = (text: string, purpose: string): string =>
  new RegExp(`^https?://\\S+/newsletter/${purpose}\\?token=\\S+$`, 'm').exec(text)?.[0] ?? 'no such link';

async function subscribe(page: Page, lng: string, email: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(copy(lng, 'navigation:footer.newsletter.label')).fill(email);
  await footer.getByRole('button', { name: copy(lng, 'navigation:footer.newsletter.subscribe') }).click();
}

/** Waits for the only mail to an address. @returns its links */
async function linksOfMailTo(mails: MailServer, email: string) {
  await expect.poll(() => mails.mailsTo(email).length, { timeout: 20_000 }).toBe(1);
  const [{ text = '', headers }] = mails.mailsTo(email) as [ReturnType<MailServer['mailsTo']>[number]];
  const oneClick = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  return { confirm: findLink(text, 'confirm'), unsubscribe: findLink(text, 'unsubscribe'), oneClick };
}

/** Opens a mailed link, which has no effect by itself. @returns what presses the page's button */
async function openMailedLink(page: Page, lng: string, purpose: 'confirm' | 'unsubscribe', address: string) {
  await page.goto(address);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(copy(lng, `common:newsletter.${purpose}.title`));
  return async () => {
    await page.getByRole('button', { name: copy(lng, `common:newsletter.${purpose}.button`) }).click();
    await expect(title).toHaveText(copy(lng, `common:newsletter.${purpose}.done`));
  };
}

/** Confirms a subscription by the mailed link, and ends it by the other one. */
async function confirmAndUnsubscribe(
  page: Page,
  { mails, product }: { mails: MailServer; product: TestProduct },
  lng: string,
  email: string,
) {
  expect(await subscriptionOf(product, email)).toBe('pending');
  const links = await linksOfMailTo(mails, email);
  const confirm = await openMailedLink(page, lng, 'confirm', links.confirm);
  expect(await subscriptionOf(product, email)).toBe('pending');
  await confirm();
  expect(await subscriptionOf(product, email)).toBe('confirmed');
  const unsubscribe = await openMailedLink(page, lng, 'unsubscribe', links.unsubscribe);
  expect(await subscriptionOf(product, email)).toBe('confirmed');
  await unsubscribe();
  expect(await subscriptionOf(product, email)).toBe('unsubscribed');
  expect(links.oneClick).toContain(`${product.url}/api/newsletter/unsubscribe?token=`);
}

test.describe('Newsletter by mail', () => {
  test.describe.configure({ timeout: 90_000 });

  test('a visitor subscribes in the footer, confirms by the mailed link, and unsubscribes by the other one [NEWSLETTER-5]', async ({
    page,
    product,
    mails,
  }) => {
    await page.goto('/es/contact');
    await waitForHydration(page);
    await subscribe(page, 'es', 'letter@example.com');
    await expect(page.getByText(copy('es', 'navigation:footer.newsletter.sent'))).toBeVisible();
    await confirmAndUnsubscribe(page, { mails, product }, 'es', 'letter@example.com');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a visitor does the same, from one document to the next [NEWSLETTER-5]', async ({
      page,
      product,
      mails,
    }) => {
      await page.goto('/contact');
      await subscribe(page, 'en', 'plain-letter@example.com');
      await expect(page).toHaveURL('/newsletter?sent=1');
      await confirmAndUnsubscribe(page, { mails, product }, 'en', 'plain-letter@example.com');
    });
  });
});
