import { createServer, type Socket } from 'node:net';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

const readyz = async ({ url }: TestProduct) => (await fetch(`${url}/readyz`)).status;

/** Kills the API while `work` runs, and starts it again afterwards. */
async function withoutApi(product: TestProduct, work: () => Promise<void>): Promise<void> {
  await product.api.stop('SIGKILL');
  try {
    await work();
  } finally {
    product.api.start();
    await expect.poll(() => readyz(product), { timeout: 40_000 }).toBe(200);
  }
}

/** Replaces the API by a server that accepts every connection and never answers. */
async function withSilentApi(
  product: TestProduct,
  work: (isConnected: () => boolean) => Promise<void>,
): Promise<void> {
  await withoutApi(product, async () => {
    const sockets = new Set<Socket>();
    const silentServer = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.resume();
    });
    await new Promise<void>((resolve) =>
      silentServer.listen(Number(new URL(product.apiUrl).port), '127.0.0.1', resolve),
    );
    try {
      await work(() => sockets.size > 0);
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silentServer.close(resolve));
    }
  });
}

test.use({ productionDataLimit: true });

test.describe('API', () => {
  test.describe.configure({ timeout: 90_000 });

  test('answers through the shell, on the public origin', async ({ product }) => {
    const answer = await fetch(`${product.url}/api/statistics/public`);
    expect(answer.status).toBe(200);
    const { items } = (await answer.json()) as { items: { key: string; value: number }[] };
    expect(items).toContainEqual(expect.objectContaining({ key: 'procedures_performed', value: 30_000 }));
    const unknown = await fetch(`${product.url}/api/nothing-here`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ statusCode: 404, code: 'route_not_found' });
  });

  test('when it is away, pages show their built-in content, and readiness names what is missing', async ({
    page,
    product,
  }) => {
    await page.goto('/');
    const practice = await page.getByRole('contentinfo').locator('bdi').first().textContent();
    await withoutApi(product, async () => {
      const state = await fetch(`${product.url}/readyz`);
      expect(state.status).toBe(503);
      expect(await state.json()).toMatchObject({
        shell: { ok: true },
        registry: { ok: true },
        api: { ok: false },
      });
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);

      await page.goto('/');
      await waitForHydration(page);
      await expect(page.getByText('30,000+')).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('bdi').first()).toHaveText(practice!);
      const api = await fetch(`${product.url}/api/statistics/public`);
      expect(api.status).toBe(503);
      expect(await api.json()).toMatchObject({ code: 'api_unavailable', statusCode: 503 });
    });
  });

  test('when it never answers, a page that nobody has asked for yet waits 800 ms for its data and no longer', async ({
    product,
  }) => {
    await withSilentApi(product, async (isConnected) => {
      const startMs = performance.now();
      const answer = await fetch(`${product.url}/?nobody=asked`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('30,000+');
      expect(isConnected()).toBe(true);
      expect(performance.now() - startMs).toBeGreaterThanOrEqual(790);
      expect(performance.now() - startMs).toBeLessThan(3000);
    });
  });

  test('when it never answers, a page reached by a link shows its built-in content after 3 s', async ({
    page,
  }) => {
    await page.goto('/contact');
    await waitForHydration(page);
    await page.route('**/api/statistics/public?*', () => undefined);
    await page
      .getByRole('banner')
      .getByRole('link', { name: copy('en', 'common:menu.home') })
      .first()
      .click();
    await expect(page.getByText('30,000+')).toBeVisible({ timeout: 10_000 });
  });

  test('when it is away, the blog keeps its texts and filters, and one press of a button loads its articles afterwards [BLOG-7]', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: copy('en', 'common:article.retry') });
    const cards = main.getByRole('link', { name: copy('en', 'common:article.readMore') });
    await withoutApi(product, async () => {
      await page.goto('/blog?category=mission');
      await waitForHydration(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await expect(main.getByText(copy('en', 'common:blog.list.away'))).toBeVisible();
      await expect(
        main
          .getByRole('navigation', { name: copy('en', 'common:blog.filters.categories') })
          .getByRole('link'),
      ).toHaveCount(6);
      await again.click();
      await expect(again).toHaveAttribute('aria-disabled', 'false');
      await expect(main.getByText(copy('en', 'common:blog.list.away'))).toBeVisible();
    });
    await again.click();
    await expect(cards).toHaveCount(4);
    await expect(main.getByRole('status').filter({ hasText: 'Showing 4 of 4 articles.' })).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(main).toBeFocused();
    await main.getByRole('link', { name: /^All Posts 25/ }).click();
    await expect(page).toHaveURL('/blog#articles');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('when it is away, an article says so, and loads in place once it is back [ARTICLE-6]', async ({
    page,
    product,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    await withoutApi(product, async () => {
      await page.goto('/blog/the-first-night');
      await waitForHydration(page);
      await expect(title).toHaveText(copy('en', 'common:article.away.title'));
    });
    await page.getByRole('button', { name: copy('en', 'common:article.retry') }).click();
    await expect(title).toHaveText('The first night after surgery');
    await expect(page).toHaveTitle(/^The first night after surgery/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('when it is away, the form keeps what was typed and says so, and sends it once when it is back [CONTACT-10]', async ({
    page,
    context,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    const person = visitorNamed('Patient');
    const waiting = copy('en', 'forms:waiting.waiting.title');
    const otherTab = await context.newPage();
    await page.goto('/contact');
    await waitForHydration(page);
    await fillForm(page, person);
    await withoutApi(product, async () => {
      await page.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(waiting);
      for (const [name, value] of Object.entries(person))
        await expect(page.locator(`main [name="${name}"]`)).toHaveValue(value);
      await otherTab.goto('/contact');
      await expect(otherTab.getByRole('status').filter({ hasText: waiting })).toBeVisible();
    });
    for (const tab of [page, otherTab]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'forms:sent.title'));
    await expect(otherTab.getByText(waiting)).toHaveCount(0);
    const [stored, ...others] = await inboxOf(product, person.lastName);
    expect(others).toEqual([]);
    await expect(page.getByText(stored!.reference)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('consultation-queue'))).toBeNull();
  });

  test('without JavaScript the form comes back filled with 503 while it is away', async ({
    product,
    request,
  }) => {
    const person = visitorNamed('Unscripted');
    await withoutApi(product, async () => {
      const answer = await request.post('/contact', { form: person, headers: { origin: product.url } });
      expect(answer.status()).toBe(503);
      const html = await answer.text();
      expect(html).toContain(copy('en', 'forms:failed.title'));
      expect(html).toContain(`value="${person.lastName}"`);
      expect(html).toContain(person.message);
    });
  });

  test('killed and started again, it has every request that it had confirmed', async ({
    product,
    request,
  }) => {
    const confirmed: string[] = [];
    for (const name of ['Kappa', 'Lambda', 'Omega']) {
      const answer = await request.post('/api/consultations', { data: visitorNamed(`Killed${name}`) });
      expect(answer.status()).toBe(201);
      confirmed.push(((await answer.json()) as { id: string }).id);
    }
    await withoutApi(product, () => Promise.resolve());
    const storedIds = (await inboxOf(product, 'Killed')).map(({ id }) => id);
    expect(storedIds.sort()).toEqual(confirmed.sort());
  });
});
