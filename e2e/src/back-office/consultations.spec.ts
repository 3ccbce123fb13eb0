import type { APIRequestContext, Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { inboxOf, staffHeaders } from '../fixtures/inbox.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ purpose: 'back office' });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const sendRequest = async (request: APIRequestContext, lastName: string): Promise<string> => {
  const answer = await request.post('/api/consultations', { data: visitorNamed(lastName) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};

/** What the browser reports while the API is away, since the event stream keeps reconnecting. */
const faultsWithoutApi = [
  /503 \(Service Unavailable\)/,
  /ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION|503/,
];

test.describe('The inbox of consultations', () => {
  test('ten requests are handled by keyboard alone [INBOX-3]', async ({ page, product, request }) => {
    const names = Array.from({ length: 10 }, (_, index) => `Tenfold${String.fromCharCode(65 + index)}`);
    for (const name of names) await sendRequest(request, name);
    await withStaffSession(page, product);
    await page.goto('/admin/consultations');
    await expect(row(page, 'TenfoldJ')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('Tenfold');
    await expect(page.getByText('10 requests')).toBeVisible();
    await expect(page).toHaveURL('/admin/consultations');

    // Leave the search field, so that keys reach the rows.
    await page.keyboard.press('Tab');
    await page.getByRole('searchbox').evaluate((field: HTMLElement) => field.blur());
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Request of Noa TenfoldJ' })).toBeVisible();
    for (const name of [...names].reverse()) {
      await expect(page.getByRole('region', { name: `Request of Noa ${name}` })).toBeVisible();
      await page.keyboard.press('a');
      // A test can press keys faster than the machine answers.
      await expect(row(page, name)).not.toContainText('Unassigned');
      await page.keyboard.press('e');
      await expect(row(page, name).getByRole('combobox')).toHaveValue('contacted');
      await page.keyboard.press('j');
    }
    const done = async () =>
      (await inboxOf(product, 'Tenfold')).filter(
        ({ status, assignee }) => status === 'contacted' && assignee,
      );
    await expect.poll(async () => (await done()).length).toBe(10);
  });

  test('a request sent from the site appears without a reload, and has an address of its own [INBOX-5]', async ({
    page,
    context,
    product,
  }) => {
    await withStaffSession(page, product);
    await page.goto('/admin/consultations');
    await expect(page.getByRole('heading', { level: 1, name: 'Consultations' })).toBeVisible();
    const listening = page.waitForRequest((request) => request.url().includes('/api/live?'));
    await page.reload();
    await listening;
    const visitor = await context.newPage();
    const person = visitorNamed('Arriving');
    await visitor.goto('/contact');
    await waitForHydration(visitor);
    await fillForm(visitor, person);
    await visitor.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'forms:sent.title'));
    await expect(row(page, 'Noa Arriving')).toBeVisible();

    const [stored] = await inboxOf(product, person.lastName);
    await page.goto(`/admin/consultations/${stored!.id}`);
    await expect(page.getByRole('region', { name: 'Request of Noa Arriving' })).toContainText(
      stored!.reference,
    );
    await expect(page).toHaveURL(`/admin/consultations?request=${stored!.id}`);
  });

  test('when the API stops while somebody writes a note, the note is not lost [INBOX-6]', async ({
    page,
    product,
    request,
    faults,
  }) => {
    test.setTimeout(90_000);
    for (const fault of faultsWithoutApi) faults.expect(fault);
    // The event stream may reconnect before the API is ready, and then loads what it missed.
    faults.allow(/StaffApiFailure: The service is not available/);
    const id = await sendRequest(request, 'Noted');
    await withStaffSession(page, product);
    await page.goto(`/admin/consultations/${id}`);
    const text = 'Called twice. Saturday morning suits her.';
    await page.getByLabel('Write a note').fill(text);
    await product.api.stop('SIGKILL');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
    await expect(page.getByLabel('Write a note')).toHaveValue(text);
    product.api.start();
    await expect
      .poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 40_000 })
      .toBe(200);
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(page.getByLabel('Write a note')).toHaveValue('');
    const notes = await fetch(`${product.apiUrl}/consultations/${id}/notes`, {
      headers: await staffHeaders(product),
    });
    expect(((await notes.json()) as { items: { text: string }[] }).items.map((note) => note.text)).toEqual([
      text,
    ]);
  });

  test('a session that ends elsewhere loses nothing that somebody is writing [SESSION-9]', async ({
    page,
    product,
    request,
    faults,
  }) => {
    faults.expect(/401 \(Unauthorized\)/);
    const id = await sendRequest(request, 'Ended');
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto(`/admin/consultations/${id}`);
    await page.getByLabel('Write a note').fill('Half a thought');
    const token = await page.evaluate(() => localStorage.getItem('cms_token'));
    await fetch(`${product.apiUrl}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password').fill('admin123');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
    // The note that was refused when the session ended is saved once after signing in.
    await expect(page.getByRole('listitem').filter({ hasText: 'Half a thought' })).toHaveCount(1);
    await expect(page.getByLabel('Write a note')).toHaveValue('');
  });

  test('a translator sees no requests, and the API refuses them [INBOX-8]', async ({
    page,
    product,
    request,
  }) => {
    const password = 'correct horse battery';
    const created = await request.post('/api/users', {
      headers: await staffHeaders(product),
      data: { username: 'translator.io', password, role: 'translator' },
    });
    expect(created.status()).toBe(201);
    await signIn(page, { username: 'translator.io', password });
    const menu = page.getByRole('navigation', { name: 'Back office' }).first();
    await expect(menu.getByRole('link', { name: 'Activity' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Consultations' })).toHaveCount(0);
    await page.goto('/admin/consultations');
    await expect(page.getByRole('heading', { level: 1, name: 'Consultations' })).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('cms_token'));
    const refused = await request.get('/api/consultations', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.status()).toBe(403);
  });
});
