import type { Page } from '@lens/contracts/lists';
import type { Subscriber as Shape } from '@lens/contracts/newsletter';
import { parse } from 'csv-parse/sync';
import { Activity } from '../src/activity/activity.entity.js';
import { Mail } from '../src/mail/mail.entity.js';
import { PersonalLinks } from '../src/newsletter/personal-links.js';
import { Subscriber } from '../src/newsletter/subscriber.entity.js';
import { UnconfirmedSubscribers } from '../src/newsletter/unconfirmed-subscribers.js';
import { errorPaths } from './harness/error-paths.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';
import { withMailServer } from './harness/with-mail-server.js';

let count = 0;
const newAddress = () => `reader-${(count += 1)}@example.com`;

const subscribe = (api: RunningApi, body: object, from = uniqueAddress()) =>
  api.call('POST', '/api/newsletter', { body, from });

const subscriberOf = ({ dataSource }: RunningApi, email: string) =>
  dataSource.manager.findOneByOrFail(Subscriber, { email });

const mailsTo = ({ dataSource }: RunningApi, to: string) => dataSource.manager.countBy(Mail, { to });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const tokenIn = (link: string) => new URL(link).searchParams.get('token')!;

/** The links that a subscriber's mail would contain. */
async function linksOf(api: RunningApi, email: string, days = 7) {
  const subscriber = await subscriberOf(api, email);
  const links = api.app.get(PersonalLinks, { strict: false });
  return {
    confirm: tokenIn(links.confirmUrl(subscriber, inDays(days))),
    unsubscribe: tokenIn(links.unsubscribeUrl(subscriber)),
    oneClick: links.oneClickUrl(subscriber),
  };
}

const confirm = (api: RunningApi, token: string) =>
  api.call<{ status: string; code?: string }>('POST', '/api/newsletter/confirm', { body: { token } });

async function createConfirmed(api: RunningApi): Promise<string> {
  const email = newAddress();
  await subscribe(api, { email });
  expect((await confirm(api, (await linksOf(api, email)).confirm)).status).toBe(200);
  return email;
}

onEachEngine('the newsletter', (api) => {
  test('gives the same answer for a new, a pending and a confirmed address, and sends one mail an hour at most', async () => {
    const known = await createConfirmed(api);
    const email = newAddress();
    const answers = [];
    for (const address of [email, email.toUpperCase(), email, known])
      answers.push(await subscribe(api, { email: address }));
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { status: 'accepted' }]);
    expect([await mailsTo(api, email), await mailsTo(api, known)]).toEqual([1, 1]);
    expect((await subscriberOf(api, email)).status).toBe('pending');

    await api.dataSource.manager.update(Subscriber, { email }, { asked_at: inDays(-1 / 23) });
    await subscribe(api, { email, language: 'ar' });
    expect(await mailsTo(api, email)).toBe(2);
    expect((await subscriberOf(api, email)).language).toBe('ar');
  });

  test('sends one mailbox three mails a day at most, whatever is behind the plus sign of its address', async () => {
    const email = newAddress();
    const [name, domain] = email.split('@');
    const aliases = [email, `${name}+one@${domain}`, `${name}+two@${domain}`, `${name}+three@${domain}`];
    for (const address of [...aliases, email.toUpperCase()])
      expect((await subscribe(api, { email: address })).status).toBe(202);
    const counts = await Promise.all(aliases.map((address) => mailsTo(api, address)));
    expect(counts).toEqual([1, 1, 1, 0]);

    await api.dataSource.query(`UPDATE mails SET created_at = now() - interval '25 hours' WHERE "to" = $1`, [
      email,
    ]);
    await subscribe(api, { email: aliases[3] });
    expect(await mailsTo(api, aliases[3]!)).toBe(1);
  });

  test('erases subscribers who never confirmed once their link has expired, and nobody else', async () => {
    const [pending, expired, confirmedEmail] = [newAddress(), newAddress(), await createConfirmed(api)];
    for (const email of [pending, expired]) await subscribe(api, { email });
    const spam = newAddress();
    await subscribe(api, { email: spam, website: 'https://spam.example' });
    const { manager } = api.dataSource;
    const moveBack = (email: string, days: number) =>
      api.dataSource.query(
        'UPDATE subscribers SET created_at = $2, asked_at = CASE WHEN asked_at IS NULL THEN NULL ELSE $2::timestamptz END WHERE email = $1',
        [email, inDays(-days)],
      );
    await moveBack(pending, 6.9);
    await moveBack(expired, 7.1);
    await moveBack(confirmedEmail, 400);
    await moveBack(spam, 7.1);

    const job = api.app.get(UnconfirmedSubscribers, { strict: false });
    expect(await Promise.all([job.execute(), job.execute()])).toEqual(expect.arrayContaining([0, 2]));
    const counts = await Promise.all(
      [pending, expired, confirmedEmail, spam].map((email) => manager.countBy(Subscriber, { email })),
    );
    expect(counts).toEqual([1, 0, 1, 0]);
    expect(await mailsTo(api, expired)).toBe(0);
    const entries = await manager.findBy(Activity, { username: '(retention)' });
    expect(entries).toMatchObject([
      {
        action: 'DELETE',
        event: 'erased',
        changes: { rows: { before: null, after: 2 } },
        resource_type: 'subscriber',
      },
    ]);
  });

  test('makes one subscriber and one mail of parallel requests for one address', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(api, { email })));
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    expect(await api.dataSource.manager.countBy(Subscriber, { email })).toBe(1);
    expect(await mailsTo(api, email)).toBe(1);
  });

  test('stores a request with a filled honeypot, but sends no mail', async () => {
    const email = newAddress();
    const answer = await subscribe(api, { email, website: 'https://spam.example' });
    expect([answer.status, answer.body]).toEqual([202, { status: 'accepted' }]);
    expect((await subscriberOf(api, email)).status).toBe('pending');
    expect(await mailsTo(api, email)).toBe(0);
    await subscribe(api, { email });
    expect(await mailsTo(api, email)).toBe(1);
  });

  test('has a subscriber only after the link was confirmed, and confirming twice changes nothing [API-NEWSLETTER-1]', async () => {
    const email = newAddress();
    await subscribe(api, { email });
    const { confirm: token } = await linksOf(api, email);
    for (const _ of [1, 2]) expect((await confirm(api, token)).body).toEqual({ status: 'confirmed' });
    expect(await subscriberOf(api, email)).toMatchObject({
      status: 'confirmed',
      confirmed_at: expect.any(String) as string,
    });
  });

  test('refuses links that have expired, were altered or replaced, and tokens of another purpose or a session', async () => {
    const email = newAddress();
    await subscribe(api, { email });
    const links = await linksOf(api, email);
    const expired = (await linksOf(api, email, -1)).confirm;
    const session = await api.signIn();
    const tampered = `${links.confirm.slice(0, -2)}AA`;
    for (const token of [expired, links.unsubscribe, session, tampered, 'x']) {
      const { status, body } = await confirm(api, token);
      expect([status, body.code]).toEqual([400, 'link_not_valid']);
    }
    const asSession = await api.call('GET', '/api/auth/me', { token: links.confirm });
    expect(asSession.status).toBe(401);
    await api.dataSource.manager.update(Subscriber, { email }, { asked_at: inDays(-1) });
    await subscribe(api, { email });
    expect((await confirm(api, links.confirm)).status).toBe(400);
    expect((await subscriberOf(api, email)).status).toBe('pending');
  });

  test('is unsubscribed from by a link or by one click in a mail program, but not by only opening an address [API-NEWSLETTER-2]', async () => {
    const [one, other] = [await createConfirmed(api), await createConfirmed(api)];
    const { unsubscribe } = await linksOf(api, one);
    const unsubscribed = await api.call('POST', '/api/newsletter/unsubscribe', {
      body: { token: unsubscribe },
    });
    expect([unsubscribed.status, unsubscribed.body]).toEqual([200, { status: 'unsubscribed' }]);
    expect((await subscriberOf(api, one)).status).toBe('unsubscribed');

    const address = (await linksOf(api, other)).oneClick.replace(/^.*?\/api/, '/api');
    expect((await api.call('GET', address)).status).toBe(404);
    expect((await subscriberOf(api, other)).status).toBe('confirmed');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = () => api.call('POST', address, { headers, body: 'List-Unsubscribe=One-Click' });
    expect((await click()).status).toBe(200);
    const { unsubscribed_at } = await subscriberOf(api, other);
    expect((await click()).status).toBe(200);
    expect(await subscriberOf(api, other)).toMatchObject({ status: 'unsubscribed', unsubscribed_at });
    const withoutToken = await api.call('POST', '/api/newsletter/unsubscribe', { body: {} });
    expect([withoutToken.status, withoutToken.body.code]).toEqual([400, 'link_not_valid']);
  });

  test('can be subscribed to again after unsubscribing, with a new link', async () => {
    const email = await createConfirmed(api);
    const before = await linksOf(api, email);
    await api.call('POST', '/api/newsletter/unsubscribe', { body: { token: before.unsubscribe } });
    expect((await confirm(api, before.confirm)).status).toBe(400);
    await subscribe(api, { email });
    expect((await confirm(api, (await linksOf(api, email)).confirm)).status).toBe(200);
    expect((await subscriberOf(api, email)).status).toBe('confirmed');
  });

  test.each([
    ['no address', {}, 'email'],
    ['no e-mail address', { email: 'ana at example' }, 'email'],
    ['an unknown language', { email: 'a@example.com', language: 'fr' }, 'language'],
    ['a state', { email: 'a@example.com', status: 'confirmed' }, 'status'],
  ])('refuses %s', async (_, body, path) => {
    const refused = await subscribe(api, body);
    expect([refused.status, errorPaths(refused.body)]).toEqual([400, [path]]);
  });

  test('is limited to ten requests in ten minutes from one address', async () => {
    const from = uniqueAddress();
    for (let sent = 0; sent < 10; sent += 1)
      expect((await subscribe(api, { email: newAddress() }, from)).status).toBe(202);
    const refused = await subscribe(api, { email: newAddress() }, from);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  });

  test('lets staff list, search and delete subscribers', async () => {
    const token = await api.signIn('editor');
    const email = await createConfirmed(api);
    const find = async (query: string) =>
      (await api.call<Page<Shape>>('GET', `/api/newsletter?${query}`, { token })).body.items;
    const [found] = await find(`search=${email.slice(0, 12)}&status=confirmed&sort=email`);
    expect(found).toEqual({
      id: expect.any(String),
      email,
      language: 'en',
      status: 'confirmed',
      created_at: expect.any(String),
      confirmed_at: expect.any(String),
      unsubscribed_at: null,
      // One revision each for the insert, the confirmation mail and the confirmation.
      revision: 3,
      changed_by: null,
    });
    const remove = () => api.call('DELETE', `/api/newsletter/${found!.id}`, { token });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await find(`search=${email}`)).toEqual([]);
    expect(await mailsTo(api, email)).toBe(0);
    expect(await api.dataSource.manager.findBy(Activity, { resource_id: found!.id })).toMatchObject([
      { action: 'DELETE', resource_type: 'subscriber' },
    ]);
  });

  test('exports confirmed subscribers only, each with the link to unsubscribe [API-NEWSLETTER-3]', async () => {
    const token = await api.signIn('editor');
    const email = await createConfirmed(api);
    const waiting = newAddress();
    await subscribe(api, { email: waiting });
    const file = await api.call<string>('GET', '/api/newsletter/export', { token });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows: Record<string, string>[] = parse(file.body, { columns: true, bom: true });
    const addresses = rows.map((row) => row['Email']);
    expect(addresses).toContain(email);
    expect(addresses).not.toContain(waiting);
    expect(rows).toHaveLength(await api.dataSource.manager.countBy(Subscriber, { status: 'confirmed' }));
    const unsubscribeToken = tokenIn(rows.find((row) => row['Email'] === email)!['Link to unsubscribe']!);
    await api.call('POST', '/api/newsletter/unsubscribe', { body: { token: unsubscribeToken } });
    expect((await subscriberOf(api, email)).status).toBe('unsubscribed');
    expect(await api.dataSource.manager.findBy(Activity, { resource_type: 'subscriber_file' })).toMatchObject(
      [{ action: 'CREATE', event: 'exported', changes: { rows: { before: null, after: rows.length } } }],
    );
  });
});

withMailServer('the newsletter’s mail', (api, smtp) => {
  test('contains the links to confirm and to unsubscribe, which are nowhere in the database', async () => {
    const email = newAddress();
    await subscribe(api, { email, language: 'ar' });
    const mail = await waitFor('the mail', async () =>
      smtp.received.find(({ recipients }) => recipients.includes(email)),
    );
    const links = mail.text!.match(/https:\S+/g)!;
    expect(links.map((link) => link.replace(/=.*/, ''))).toEqual([
      'https://eyes.example/ar/newsletter/confirm?token',
      'https://eyes.example/ar/newsletter/unsubscribe?token',
    ]);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/eyes\.example\/api\/newsletter\/unsubscribe\?token=[\w.-]+>$/,
    );
    const [toConfirm, toUnsubscribe] = links.map(tokenIn);
    const stored = JSON.stringify(
      await api.dataSource.query('SELECT m.*, s.* FROM mails m JOIN subscribers s ON s.id = m.subscriber_id'),
    );
    for (const token of [toConfirm!, toUnsubscribe!, toConfirm!.split('.')[2]!])
      expect(stored).not.toContain(token);
    expect((await confirm(api, toConfirm!)).body).toEqual({ status: 'confirmed' });
    expect(api.logs()).not.toContain(toConfirm!.split('.')[2]);
    expect(api.logs()).not.toContain(email);
  });
});
