import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { Builds } from '@lens/build/testing/builds';
import type { Consultation } from '@lens/contracts/consultations';
import type { DeskText, TextSet } from '@lens/contracts/desk';
import type { StreamTicket } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';
import type { Registry } from '@lens/contracts/registry';
import type { SettingsAnswer } from '@lens/contracts/settings';
import { hashOf } from '@lens/contracts/text-hash';
import { expect, test } from '@playwright/test';
import { isFullRun } from '../fixtures/full-run.ts';
import { requestFromNginx } from '../infra/nginx-request.ts';
import { msUntilServed } from '../translations/ms-until-served.ts';
import { ask, signIn, visitor } from './client.ts';
import { lastName, loadNginx } from './load.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite();
});
// Undefined when it did not start.
test.afterAll(() => (site as Site | undefined)?.stop());

/** The requests in the inbox, as one API knows them. */
const inboxAt = async (api: Site['apis'][0], token: string, search: string) =>
  (await ask<Page<Consultation>>(api, `consultations?search=${encodeURIComponent(search)}`, { token })).body;

test.describe('Two APIs and two shells are one site', { tag: ['@postgres', '@nginx'] }, () => {
  test('a session that one API began is one for the other, which can end it [SCALE-4]', async () => {
    const [a, b] = site.apis;
    const token = await signIn(a);
    const me = async () =>
      (await Promise.all([a, b].map((api) => ask(api, 'auth/me', { token })))).map(({ status }) => status);
    expect(await me()).toEqual([200, 200]);
    expect((await ask(b, 'auth/logout', { method: 'POST', token })).status).toBe(204);
    expect(await me()).toEqual([401, 401]);
  });

  test('a limit is one for both APIs, of whichever shell a request comes [SCALE-1]', async () => {
    const from = '198.51.100.20';
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const replica = [...site.apis, ...site.shells][index % 4]!;
      const { status } = await ask(replica, 'newsletter', {
        body: { email: `${randomUUID()}@example.com` },
        from,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429]);
  });

  test('a request that is sent to both APIs at once is stored once, and its mail is sent once [SCALE-5]', async () => {
    const [a, b] = site.apis;
    const addresses = Array.from({ length: 8 }, () => `${randomUUID()}@example.com`);
    for (const [index, email] of addresses.entries()) {
      const call = {
        body: visitor(email),
        headers: { 'idempotency-key': randomUUID() },
        from: `198.51.100.${30 + index}`,
      };
      const answers = await Promise.all(
        [a, b, a, b].map((api) => ask<{ id: string }>(api, 'consultations', call)),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
    const token = await signIn(b);
    for (const email of addresses) expect((await inboxAt(b, token, email)).total).toBe(1);
    // Both APIs take mails from the outbox.
    const arrived = () => addresses.map((email) => site.mails.mailsTo(email).length);
    await expect.poll(arrived, { timeout: 20_000 }).toEqual(addresses.map(() => 1));
    const waiting = async () => (await ask<Page<object>>(a, 'mails?status=queued', { token })).body.total;
    await expect.poll(waiting).toBe(0);
    expect(arrived()).toEqual(addresses.map(() => 1));
  });

  test('who listens to one API hears what happens at the other [SCALE-6]', async () => {
    const [a, b] = site.apis;
    const token = await signIn(a);
    const { ticket } = (await ask<StreamTicket>(a, 'live/tickets', { method: 'POST', token })).body;
    const connection = new AbortController();
    const stream = await fetch(`${b.url}/api/live?ticket=${ticket}`, { signal: connection.signal });
    let heard = '';
    const reading = stream
      .body!.pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write: (text) => void (heard += text) }), { signal: connection.signal });
    const { id } = (
      await ask<{ id: string }>(a, 'consultations', {
        body: visitor('heard@example.com'),
        from: '198.51.100.50',
      })
    ).body;
    await expect.poll(() => heard).toContain(`"id":"${id}"`);
    connection.abort();
    await reading.catch(() => undefined);
  });

  test('a text that one API publishes is on both shells within two seconds [SCALE-7]', async () => {
    const [a, b] = site.apis;
    const token = await signIn(a);
    const text = 'الاستشارة بلا مقابل ولا تُلزمك بشيء.';
    const path = 'translations/texts/ar/common/home.hero.note';
    const { body: before } = await ask<DeskText>(a, path, { token });
    const { body: saved, status } = await ask<DeskText>(a, path, {
      method: 'PUT',
      token,
      body: { text, state: 'reviewed', source: hashOf(before.source!) },
      headers: { 'if-match': `"${before.revision}"` },
    });
    expect(status).toBe(200);
    const { language, namespace, key, revision } = saved;
    const { body: set } = await ask<TextSet>(b, 'translations/sets', {
      token,
      body: { publish: [{ language, namespace, key, revision }], withdraw: [] },
    });
    const shells = site.shells.map(({ url }) => url);
    const publishedAt = new Date(set.created_at).toISOString();
    expect(await msUntilServed({ shells, file: 'ar/common', text, publishedAt })).toBeLessThan(2000);
  });

  test('what staff change at one API is on the kept pages of both shells and of nginx within a second [SCALE-7]', async () => {
    const [a, b] = site.apis;
    const token = await signIn(a);
    const practice = 'Practice At Two Places';
    // What browsers send, since nginx stores pages for these alone.
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };
    const pages = [
      ...site.shells.map(
        ({ url }) =>
          async () =>
            (await fetch(`${url}/he/blog`)).text(),
      ),
      async () =>
        brotliDecompressSync((await requestFromNginx(site.nginx, '/he/blog', { headers })).body).toString(),
    ];
    // Several times, so that it is kept everywhere.
    for (let times = 0; times < 4; times += 1)
      for (const page of pages) expect(await page()).toContain('<html');
    const { body } = await ask<SettingsAnswer>(b, 'settings', { token });
    const { demo: _demo, revision, changed_by: _by, updated_at: _at, ...content } = body;
    const changed = await ask(a, 'settings', {
      method: 'PUT',
      token,
      body: { ...content, practice },
      headers: { 'if-match': `"${revision}"` },
    });
    expect(changed.status).toBe(200);
    const isThere = async () =>
      (await Promise.all(pages.map((page) => page()))).map((html) => html.includes(practice));
    // As in the tests of one shell, which takes half a second: ten, since machines of tests are slow.
    await expect.poll(isThere, { intervals: [50] }).toEqual([true, true, true]);
    const names = await Promise.all(
      site.apis.map((api) => ask<{ practice: string }>(api, 'settings/public')),
    );
    expect(names.map(({ body: { practice: name } }) => name)).toEqual([practice, practice]);
  });

  test('a remote that is activated in the bucket is served by both shells within five seconds [SCALE-8]', async () => {
    const builds = new Builds();
    try {
      await publish(builds.write('mfe-some', '1.0.0'), site.store);
      await activate(site.store, 'mfe-some', '1.0.0');
    } finally {
      builds.remove();
    }
    const versions = () =>
      Promise.all(
        site.shells.map(async ({ url }) => {
          const answer = await fetch(`${url}/remotes/registry.json`);
          return ((await answer.json()) as Registry).remotes['mfe-some']?.version;
        }),
      );
    await expect.poll(versions, { timeout: 5000, intervals: [100] }).toEqual(['1.0.0', '1.0.0']);
  });

  test('replicas restart in turn under load, and no request is lost [SCALE-10]', async () => {
    test.setTimeout(300_000);
    const { count, ...load } = isFullRun
      ? { count: 10_000, visitors: 40, requestsPerSecond: 200 }
      : { count: 200, visitors: 5, requestsPerSecond: 15 };
    let isRestarting = true;
    const loading = loadNginx(site.nginx, {
      ...load,
      isEnough: (sent) => !isRestarting && sent >= count,
    });
    // Each start takes seconds of processor time: without FULL one of each kind is enough.
    const replicas = isFullRun ? [...site.apis, ...site.shells] : [site.apis[0], site.shells[0]];
    for (const replica of replicas) await replica.restart();
    isRestarting = false;
    const { sent, failed, stored } = await loading;
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(count);
    const token = await signIn(site.apis[0]);
    expect((await inboxAt(site.apis[1], token, lastName)).total).toBe(stored);
    expect(stored).toBeGreaterThan(0);
    test.info().annotations.push({ type: 'requests', description: `${sent} sent, ${failed.length} failed` });
  });
});
