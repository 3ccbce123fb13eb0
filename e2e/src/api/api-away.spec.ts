import { createServer, type Socket } from 'node:net';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

const readyz = async ({ url }: TestProduct) => (await fetch(`${url}/readyz`)).status;

/** Kills the API the hard way while `work` runs, and has it back afterwards. */
async function withoutApi(product: TestProduct, work: () => Promise<void>): Promise<void> {
  await product.api.stop('SIGKILL');
  try {
    await work();
  } finally {
    product.api.start();
    await expect.poll(() => readyz(product), { timeout: 40_000 }).toBe(200);
  }
}

/** Stands where the API stood, takes every connection, and never says a word. */
async function withSilentApi(
  product: TestProduct,
  work: (asked: () => boolean) => Promise<void>,
): Promise<void> {
  await withoutApi(product, async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.resume();
    });
    await new Promise<void>((resolve) =>
      silent.listen(Number(new URL(product.apiUrl).port), '127.0.0.1', resolve),
    );
    try {
      await work(() => sockets.size > 0);
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silent.close(resolve));
    }
  });
}

test.use({ hurried: true });

test.describe('API', () => {
  // What is fetched ahead fails too while the API is away, and is not what these are about.
  test.describe.configure({ timeout: 90_000 });

  test('answers through the shell, on the one origin', async ({ product }) => {
    const answer = await fetch(`${product.url}/api/statistics/public`);
    expect(answer.status).toBe(200);
    const { items } = (await answer.json()) as { items: { key: string; value: number }[] };
    expect(items).toContainEqual(expect.objectContaining({ key: 'procedures_performed', value: 30_000 }));
    const unknown = await fetch(`${product.url}/api/nothing-here`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ statusCode: 404, code: 'route_not_found' });
  });

  test('when it is away, pages are read with what is built in and readiness says what is missing', async ({
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
      await hydrated(page);
      await expect(page.getByText('30,000+')).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('bdi').first()).toHaveText(practice!);
      const api = await fetch(`${product.url}/api/statistics/public`);
      expect(api.status).toBe(503);
      expect(await api.json()).toMatchObject({ code: 'api_unavailable', statusCode: 503 });
    });
  });

  test('when it never answers, the server waits 800 ms for a page’s data and no longer', async ({
    product,
  }) => {
    await withSilentApi(product, async (asked) => {
      const begun = performance.now();
      const answer = await fetch(product.url);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('30,000+');
      expect(asked()).toBe(true);
      expect(performance.now() - begun).toBeGreaterThanOrEqual(790);
      expect(performance.now() - begun).toBeLessThan(3000);
    });
  });

  test('when it never answers, a page reached by a link shows what is built in after 3 s', async ({
    page,
  }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.route('**/api/statistics/public', () => undefined);
    await page
      .getByRole('banner')
      .getByRole('link', { name: copy('en', 'common:menu.home') })
      .first()
      .click();
    await expect(page.getByText('30,000+')).toBeVisible({ timeout: 10_000 });
  });

  test('when it is away, the form keeps what was typed and says so, and sends it once when it is back', async ({
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
    await hydrated(page);
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

  test('killed and started again, it has lost nothing that it had confirmed', async ({
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
    const kept = (await inboxOf(product, 'Killed')).map(({ id }) => id);
    expect(kept.sort()).toEqual(confirmed.sort());
  });
});
