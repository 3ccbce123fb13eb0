import type { Page as List } from '@lens/contracts/lists';
import type { Statistic } from '@lens/contracts/statistics';
import type { Testimonial } from '@lens/contracts/testimonials';
import { copy } from '../copy.ts';
import { staffHeaders } from '../fixtures/inbox.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { changeSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

test.use({ purpose: 'cached pages' });
test.describe.configure({ timeout: 90_000 });

const textOf = async ({ url }: TestProduct, address: string, headers: Record<string, string> = {}) =>
  (await fetch(url + address, { headers })).text();

/** Requests pages until they are cached, so that a later request cannot be the first. */
async function warmUp(product: TestProduct, addresses: string[]): Promise<void> {
  for (const address of [...addresses, ...addresses]) await textOf(product, address);
}

/** Sends a request to the API as staff. @param revision the one of the resource that a change is made on */
async function send<Body>(
  product: TestProduct,
  method: string,
  path: string,
  { body, revision }: { body?: object; revision?: number } = {},
): Promise<Body> {
  const answer = await fetch(product.apiUrl + path, {
    method,
    headers: {
      ...(await staffHeaders(product)),
      'content-type': 'application/json',
      ...(revision === undefined ? {} : { 'if-match': `"${revision}"` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? null : await answer.json()) as Body;
}

const story = {
  procedure_type: 'PRK',
  rating: 5,
  name: 'Ilse Kettering',
  quote: 'I read the clock from my bed.',
  consent: true,
  source: 'Signed form in the patient file',
};

async function publishStory(product: TestProduct): Promise<{ withdraw: () => Promise<unknown> }> {
  const { id, revision } = await send<Testimonial>(product, 'POST', '/testimonials', { body: story });
  const path = `/testimonials/${id}`;
  const approved = await send<Testimonial>(product, 'PATCH', `${path}/status`, {
    body: { status: 'approved' },
    revision,
  });
  return { withdraw: () => send(product, 'DELETE', path, { revision: approved.revision }) };
}

test.describe('A cached page shows a change in every language [PAGES-11]', () => {
  test('of a figure', async ({ product }) => {
    const addresses = ['/', '/es', '/ar', '/ko'];
    await warmUp(product, addresses);
    const { items } = await send<List<Statistic>>(product, 'GET', '/statistics');
    const figure = items.find(({ key }) => key === 'procedures_performed')!;
    const { id, revision, value } = figure;
    await send(product, 'PUT', `/statistics/${id}`, { body: { value: 31_234 }, revision });
    for (const address of addresses)
      await expect.poll(() => textOf(product, address)).toMatch(/31[,.\s\u00a0\u202f٬]?234|٣١/);
    await send(product, 'PUT', `/statistics/${id}`, { body: { value }, revision: revision + 1 });
  });

  test('of the settings', async ({ product }) => {
    const addresses = ['/contact', '/he/contact', '/blog'];
    await warmUp(product, addresses);
    const before = await changeSettings(product, () => ({ practice: 'Eye Practice of the Changed Name' }));
    for (const address of addresses)
      await expect.poll(() => textOf(product, address)).toContain('Eye Practice of the Changed Name');
    await changeSettings(product, () => ({ practice: before.practice }));
    for (const address of addresses)
      await expect.poll(() => textOf(product, address)).not.toContain('Eye Practice of the Changed Name');
  });

  test('of a testimonial, which is gone from every page once it is withdrawn', async ({ product }) => {
    const addresses = ['/testimonials', '/vi/testimonials'];
    await warmUp(product, addresses);
    const { withdraw } = await publishStory(product);
    for (const address of addresses) await expect.poll(() => textOf(product, address)).toContain(story.quote);
    await withdraw();
    for (const address of addresses)
      await expect.poll(() => textOf(product, address)).not.toContain(story.quote);
  });
});

test('A page that was rendered anew is the same, byte for byte, as the cached one [PAGES-12]', async ({
  product,
}) => {
  for (const address of ['/', '/ar/procedures/lasik', '/es/testimonials']) {
    // Each spelling is another page for the cache.
    const fresh = await rawRequest(product.url, `${address}?as=new-${address.length}`);
    const cached = await rawRequest(product.url, address);
    const again = await rawRequest(product.url, address);
    expect(again.body.equals(cached.body), address).toBe(true);
    expect(fresh.body.equals(cached.body), address).toBe(true);
    const headersOf = ({ headers: { 'x-request-id': _id, date: _date, ...rest } }: typeof fresh) => rest;
    expect(headersOf(again)).toEqual(headersOf(cached));
    expect(headersOf(fresh)).toEqual(headersOf(cached));
  }
});

test('Another composition is on cached pages at once [PAGES-13]', async ({ product }) => {
  const addresses = ['/', '/es/contact'];
  await warmUp(product, addresses);
  const compositionOf = async (address: string) =>
    /<meta name="composition" content="(\w+)"/.exec(await textOf(product, address))?.[1];
  const before = await compositionOf('/');
  const version = await publishChanged(product, 'mfe-public', () => undefined);
  await withVersion(product, 'mfe-public', version, async () => {
    for (const address of addresses) expect(await compositionOf(address)).not.toBe(before);
  });
  for (const address of addresses) expect(await compositionOf(address)).toBe(before);
});

test('While the API is away, pages keep what staff last published [PAGES-14]', async ({ product }) => {
  const { withdraw } = await publishStory(product);
  await expect.poll(() => textOf(product, '/testimonials')).toContain(story.quote);
  await product.api.stop('SIGKILL');
  try {
    expect(await textOf(product, '/testimonials')).toContain(story.quote);
    // Nobody has asked for this one yet, so it has nothing but its built-in content.
    expect(await textOf(product, '/testimonials?unasked=1')).not.toContain(story.quote);
  } finally {
    product.api.start();
    await expect
      .poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 40_000 })
      .toBe(200);
  }
  await expect.poll(() => textOf(product, '/testimonials?unasked=1')).toContain(story.quote);
  await withdraw();
});

test.describe('Nothing of one visitor reaches another [PAGES-15]', () => {
  test('the language of an address without one is that of each request', async ({ product }) => {
    const languageOf = async (headers: Record<string, string>) =>
      (await fetch(`${product.url}/financing`, { headers })).headers.get('content-language');
    for (const _time of [1, 2]) {
      expect(await languageOf({ 'accept-language': 'es' })).toBe('es');
      expect(await languageOf({ 'accept-language': 'en' })).toBe('en');
      expect(await languageOf({ cookie: 'i18next=ar', 'accept-language': 'en' })).toBe('ar');
    }
  });

  test('the name of the host and of proxies changes nothing', async ({ product }) => {
    await warmUp(product, ['/technology']);
    const poison = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
    };
    for (const address of ['/technology', '/technology?poisoned=1'])
      expect((await rawRequest(product.url, address, poison)).body.toString()).not.toMatch(
        /evil|javascript:/,
      );
    const clean = await rawRequest(product.url, '/technology?poisoned=1');
    expect(clean.body.equals((await rawRequest(product.url, '/technology')).body)).toBe(true);
  });

  for (const [label, address] of [
    ['the page after a posted form', '/contact?sent=LV-7K3M-9QXD'],
    ['a mailed link', '/newsletter/confirm?token=abc'],
    ['a preview', '/preview/abc'],
    ['the overlay of staff', '/?overlay=live-edit'],
  ] as const)
    test(`${label} is never stored`, async ({ product }) => {
      for (const _time of [1, 2, 3]) {
        const answer = await fetch(product.url + address);
        expect(answer.headers.get('cache-control')).toMatch(/no-store/);
        expect(answer.headers.get('etag')).toBeNull();
      }
    });

  test('a form that comes back filled is not what the next visitor reads', async ({ product, request }) => {
    await warmUp(product, ['/contact']);
    const answer = await request.post('/contact', {
      form: { firstName: 'Perdita', email: 'no address' },
      headers: { origin: product.url },
    });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain('Perdita');
    expect(await textOf(product, '/contact')).not.toContain('Perdita');
  });

  for (const address of [
    '/contact/x.css',
    '/contact%2Fx.css',
    '/contact;x.css',
    '/contact/.css',
    '/%63ontact',
  ])
    test(`${address} is not stored under the name of a file`, async ({ product }) => {
      const answer = await fetch(product.url + address, { redirect: 'manual' });
      expect(answer.headers.get('cache-control')).not.toMatch(/max-age=[1-9]|immutable/);
      expect(await answer.text()).not.toContain(copy('en', 'common:contact.hero.title'));
    });
});
