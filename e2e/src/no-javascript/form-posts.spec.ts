import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { visitorNamed } from '../fixtures/contact-form.ts';
import { inboxOf, suspectedOf } from '../fixtures/inbox.ts';

const post = (request: APIRequestContext, form: Record<string, string>, headers: Record<string, string>) =>
  request.post('/contact', { form, headers, maxRedirects: 0 });

test.describe('Form posts', () => {
  test('from another origin, or from nowhere, they are refused', async ({ request, product }) => {
    const person = visitorNamed('Foreign');
    const foreign = [
      { origin: 'https://elsewhere.example' },
      { origin: product.url, 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      {},
    ];
    for (const headers of foreign) {
      const answer = await post(request, person, headers as Record<string, string>);
      expect(answer.status(), JSON.stringify(headers)).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'foreign_origin', statusCode: 403 });
    }
    expect(await inboxOf(product, person.lastName)).toEqual([]);
  });

  test('a filled trap is thanked like everybody else, and kept apart from the inbox', async ({
    request,
    product,
  }) => {
    const person = visitorNamed('Machine');
    const answer = await post(request, { ...person, website: 'https://x.example' }, { origin: product.url });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toMatch(/^\/contact\?sent=LV-/);
    expect(await inboxOf(product, person.lastName)).toEqual([]);
    expect(await suspectedOf(product, person.lastName)).toMatchObject([{ ...person, suspected: true }]);
  });

  test('two people on one cached page make two rows, one person who repeats makes one', async ({
    request,
    product,
  }) => {
    const hidden = { idempotency_key: 'a-key-of-one-cached-page' };
    const origin = { origin: product.url };
    const one = { ...visitorNamed('Cachedpage'), firstName: 'Una', ...hidden };
    const other = { ...visitorNamed('Cachedpage'), firstName: 'Dos', ...hidden };
    for (const form of [one, other, one]) expect((await post(request, form, origin)).status()).toBe(303);
    const names = (await inboxOf(product, 'Cachedpage')).map(({ firstName }) => firstName);
    expect(names.sort()).toEqual(['Dos', 'Una']);
  });

  test('the page that thanks is kept by nobody, whatever its language', async ({ request }) => {
    for (const path of [
      '/contact?sent=LV-7K3M-9QXD',
      '/es/contact?sent=LV-7K3M-9QXD',
      '/ar/newsletter?sent=1',
    ]) {
      const answer = await request.get(path);
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([200, 'private, no-store']);
    }
    const empty = await request.get('/es/contact');
    expect(empty.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('a page without an action takes no form, and only forms are taken', async ({ request, product }) => {
    const origin = { origin: product.url };
    const toHome = await request.post('/', { form: { firstName: 'x' }, headers: origin });
    expect(toHome.status()).toBe(405);
    const asJson = await request.post('/contact', { data: visitorNamed('Json'), headers: origin });
    expect(asJson.status()).toBe(415);
    const huge = await post(request, { ...visitorNamed('Huge'), message: 'x'.repeat(1_000_000) }, origin);
    expect(huge.status()).toBe(413);
    expect(await inboxOf(product, 'Json')).toEqual([]);
    expect(await inboxOf(product, 'Huge')).toEqual([]);
  });
});
