import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { visitorNamed } from '../fixtures/contact-form.ts';
import { inboxOf, suspectedOf } from '../fixtures/inbox.ts';

const post = (request: APIRequestContext, form: Record<string, string>, headers: Record<string, string>) =>
  request.post('/contact', { form, headers, maxRedirects: 0 });

test.describe('Form posts', () => {
  test('are refused from another origin and without an origin', async ({ request, product }) => {
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

  test('with the hidden field filled in are thanked like all others, and stored as suspected spam', async ({
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

  test('of two people on one cached page make two requests, and a repeated post makes one', async ({
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

  test('lead to a page of thanks that is never cached, in any language', async ({ request }) => {
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

  test('are refused by a page without an action, and other content types are refused as well', async ({
    request,
    product,
  }) => {
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
