import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { SessionUser } from '@lens/contracts/auth';
import type { StreamTicket as Ticket } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { openServer } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { EventStreams } from '../src/live/event-streams.js';
import { pathsOf } from './harness/details.js';
import { createDatabase, serverUrl, type Engine } from './harness/engines.js';
import { newTicket, openStream, type EventStream } from './harness/event-stream.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { someAddress, startApi, type RunningApi } from './harness/running-api.js';
import { until } from './harness/until.js';

const request = { firstName: 'Ana', lastName: 'Zqx', email: 'zqx@example.com', phone: '5625550142' };

onEachEngine('the live feed', (api) => {
  const streams: EventStream[] = [];
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });
  const listen = async (token: string) => {
    const stream = await openStream(`${api.url}/api/live?ticket=${await newTicket(api, token)}`);
    streams.push(stream);
    return stream;
  };
  const ask = () => api.call('POST', '/api/consultations', { body: request, from: someAddress() });
  /** A change to a thing of a kind, as it is logged. */
  const record = (resource_type: string) => {
    const entry = { action: 'UPDATE', username: 'u', resource_type } as const;
    return api.source.manager.save(api.source.manager.create(Activity, entry));
  };
  /** Makes a change that is logged. */
  const change = async (token: string) => {
    const username = `user-${randomUUID().slice(0, 8)}`;
    const body = { username, password: 'seven seas of rye', role: 'editor' };
    return (await api.call<{ id: string }>('POST', '/api/users', { token, body })).body.id;
  };

  test('tells of changes and requests as they happen, and nothing of whom', async () => {
    const token = await api.signIn();
    const stream = await listen(token);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    await change(token);
    await ask();
    await until('three events', () => stream.events().length === 3);
    const id = expect.any(String) as string;
    const created_at = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const about = { resource_type: 'user', id, within: null, action: 'CREATE', revision: 1, by: 'admin' };
    expect(stream.events()).toEqual([
      { event: 'change', data: about },
      { event: 'activity', data: { id, action: 'CREATE', resource_type: 'user', created_at } },
      { event: 'consultation', data: { id, created_at } },
    ]);
    expect(stream.text()).toMatch(/^retry: 3000\n\n/);
    expect(stream.text()).not.toMatch(/Ana|Zqx|zqx|5550142|username/);
  });

  test('tells nothing of what was rolled back', async () => {
    const token = await api.signIn();
    const stream = await listen(token);
    await api.source.query(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''no''; END'`);
    await api.source.query(`CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON consultations
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
    expect((await ask()).status).toBe(500);
    await api.source.query('DROP TRIGGER refuse ON consultations');
    await ask();
    await until('an event', () => stream.events().length > 0);
    expect(stream.events()).toHaveLength(1);
  });

  test('tells translators of changes, but not of requests that they may not read', async () => {
    const admin = await api.signIn();
    const stream = await listen(await api.signIn('translator'));
    await ask();
    await change(admin);
    for (const kind of ['consultation', 'consultation_file', 'testimonial', 'article']) await record(kind);
    await until('an event', () => stream.events().length > 0);
    expect(stream.events()).toMatchObject([{ event: 'activity', data: { resource_type: 'article' } }]);
  });

  test('tells that the mails and the subscription of somebody who is erased are gone, and translators nothing', async () => {
    const admin = await api.signIn();
    const [email, stranger] = ['erased@example.com', 'stays@example.com'];
    for (const one of [email, stranger])
      await api.call('POST', '/api/newsletter', {
        body: { email: one, language: 'en' },
        from: someAddress(),
      });
    const idsOf = async (path: string, search: string) => {
      const { body } = await api.call<Page<{ id: string }>>('GET', `/api/${path}?search=${search}`, {
        token: admin,
      });
      return body.items.map(({ id }) => id);
    };
    const gone = [
      ...(await idsOf('mails', email)).map((id) => ({ id, resource_type: 'mail' })),
      ...(await idsOf('newsletter', email)).map((id) => ({ id, resource_type: 'subscriber' })),
    ];
    expect(gone.map(({ resource_type }) => resource_type)).toEqual(['mail', 'subscriber']);
    const [editor, translator] = [
      await listen(await api.signIn('editor')),
      await listen(await api.signIn('translator')),
    ];
    await api.call('POST', '/api/consultations/people/erase', { token: admin, body: { email } });
    await record('article');
    await until('the last event', () => translator.events().length > 0 && editor.events().length > 3);
    expect(editor.events().filter(({ event }) => event === 'change')).toMatchObject(
      gone.map((data) => ({ event: 'change', data: { ...data, action: 'DELETE' } })),
    );
    expect(editor.text()).not.toContain(email);
    expect(translator.events()).toMatchObject([{ event: 'activity', data: { resource_type: 'article' } }]);
  });

  test('opens once for a ticket, within a minute, and for nothing else', async () => {
    const token = await api.signIn();
    const { status, body } = await api.call<Ticket>('POST', '/api/live/tickets', { token });
    expect(status).toBe(201);
    const left = Date.parse(body.expires_at) - Date.now();
    expect(left > 50_000 && left <= 60_000).toBe(true);
    const stored = await api.source.query('SELECT to_jsonb(t)::text AS row FROM live_tickets t');
    expect(JSON.stringify(stored)).not.toContain(body.ticket);

    const path = `/api/live?ticket=${body.ticket}`;
    streams.push(await openStream(api.url + path));
    expect(await api.call('GET', path)).toMatchObject({ status: 401, body: { code: 'ticket_invalid' } });

    const late = await newTicket(api, token);
    await api.source.query(`UPDATE live_tickets SET expires_at = now() - interval '1 second'`);
    expect((await api.call('GET', `/api/live?ticket=${late}`)).status).toBe(401);
    const orphan = await newTicket(api, token);
    await api.call('POST', '/api/auth/logout', { token });
    expect((await api.call('GET', `/api/live?ticket=${orphan}`)).status).toBe(401);

    for (const query of ['', `?token=${token}`, '?ticket=short', `?ticket=${'x'.repeat(500)}`]) {
      const refused = await api.call('GET', `/api/live${query}`);
      expect([refused.status, pathsOf(refused.body)[0]]).toEqual([400, 'ticket']);
    }
    expect(api.logs()).toContain('"route":"/api/live"');
    for (const ticket of [body.ticket, late, orphan]) expect(api.logs()).not.toContain(ticket);
  });

  test('answers who asks for its headers alone at once, and keeps their ticket', async () => {
    const path = `/api/live?ticket=${await newTicket(api, await api.signIn())}`;
    const answer = await fetch(api.url + path, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    const stream = await openStream(api.url + path);
    streams.push(stream);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  });

  test('ends when the session does, and when the account is gone', async () => {
    const admin = await api.signIn();
    const [first, second] = [await api.signIn('editor'), await api.signIn('editor')];
    const [one, other] = [await listen(first), await listen(second)];
    await api.call('POST', '/api/auth/logout', { token: first });
    await one.ended;
    const { body: them } = await api.call<{ id: string }>('GET', '/api/auth/me', { token: second });
    await api.call('DELETE', `/api/users/${them.id}`, { token: admin });
    await other.ended;
  });

  test('follows a change of role at once', async () => {
    const admin = await api.signIn();
    const token = await api.signIn('editor');
    const stream = await listen(token);
    const { body: them } = await api.call<{ id: string }>('GET', '/api/auth/me', { token });
    const { username: by } = (await api.call<SessionUser>('GET', '/api/auth/me', { token: admin })).body;
    const other = await listen(admin);
    await api.call('PATCH', `/api/users/${them.id}`, { token: admin, body: { role: 'translator' } });
    await until('word of it', () => stream.events().some(({ event }) => event === 'access'));
    expect(stream.events().find(({ event }) => event === 'access')?.data).toEqual({ by });
    const heard = () => stream.events().filter(({ data }) => data['resource_type'] === 'article').length;
    await record('article');
    await until('a change', () => heard() === 1);
    await ask();
    await record('testimonial');
    await record('article');
    await until('two changes', () => heard() === 2);
    const kinds = stream.events().map(({ event, data }) => data['resource_type'] ?? event);
    expect(kinds.filter((kind) => kind === 'consultation' || kind === 'testimonial')).toEqual([]);
    expect(kinds.filter((kind) => kind === 'access')).toHaveLength(1);
    expect(other.events().map(({ event }) => event)).not.toContain('access');
  });

  test('passes over what it does not understand, and looks again when it is told that much has changed', async () => {
    const stream = await listen(await api.signIn());
    const notify = (payload: string) => api.source.query(`SELECT pg_notify('live', $1)`, [payload]);
    for (const payload of ['', 'garbage', '{"event":"later"}', '{"event":"activity","data":{}}'])
      await notify(payload);
    await notify('{"event":"gap"}');
    await until('an event', () => stream.events().length > 0);
    expect(stream.events()).toEqual([{ event: 'gap', data: {} }]);
  });

  test('listens in five places for one person, and in a sixth when one is left', async () => {
    const token = await api.signIn('editor');
    const own = [];
    for (let count = 0; count < 5; count += 1) own.push(await listen(token));
    const sixth = await api.call('GET', `/api/live?ticket=${await newTicket(api, token)}`);
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_streams' } });
    own[0]?.close();
    await until('a free place', async () => (await listen(token)).status === 200);
  });

  test('lets go of a reader who does not read, and keeps the others', async () => {
    const token = await api.signIn();
    const feed = api.app.get(EventStreams, { strict: false });
    await until('nobody listens', () => feed.size === 0);
    const stream = await listen(token);
    const { hostname, port } = new URL(api.url);
    const lazy = connect(Number(port), hostname);
    lazy.on('error', () => undefined);
    lazy.write(`GET /api/live?ticket=${await newTicket(api, token)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await until('two listen', () => feed.size === 2);
    // Half a megabyte at a time: what a reader takes at once, and soon more than the system holds for the other.
    await until('one is let go of', async () => {
      const sent = stream.events().length + 200;
      await api.source.query(`INSERT INTO activity (action, username, resource_type)
        SELECT 'UPDATE', 'flood', repeat('x', 2500) FROM generate_series(1, 200)`);
      await until('the flood', () => stream.events().length >= sent);
      return feed.size === 1;
    });
    lazy.destroy();
    const seen = stream.events().length;
    await ask();
    await until('an event', () => stream.events().length > seen);
    expect(feed.size).toBe(1);
  });

  test('shows that it is alive every fifteen seconds', async () => {
    const stream = await listen(await api.signIn());
    const started = Date.now();
    while (!stream.text().includes('\n:\n\n') && Date.now() - started < 17_000)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stream.text()).toContain('\n:\n\n');
  });

  test('is described as a stream of events', async () => {
    const { body } = await api.call<{
      paths: Record<string, { get?: { responses: object; parameters: object[] } }>;
    }>('GET', '/api/openapi.json');
    const { responses, parameters } = body.paths['/api/live']!.get!;
    expect(responses).toMatchObject({
      200: { content: { 'text/event-stream': { schema: { type: 'string' } } } },
    });
    expect(parameters).toMatchObject([{ name: 'ticket', in: 'query', required: true }]);
  });

  // The last one, because nothing can be heard after it.
  test('ends every stream when the server is told to stop', async () => {
    const stream = await listen(await api.signIn());
    api.app.get(EventStreams, { strict: false }).end();
    await stream.ended;
    expect(stream.text()).toMatch(/^retry/);
  });
});

const url = serverUrl;
if (url) {
  const replicaOn = (own: string): Engine => ({
    name: 'replica',
    async create() {
      const database = await openServer(own, entities);
      return { database, drop: () => database.close() };
    },
  });

  describe('the live feed of two replicas', () => {
    let own: Awaited<ReturnType<typeof createDatabase>>;
    let one: RunningApi;
    let other: RunningApi;

    beforeAll(async () => {
      own = await createDatabase(url);
      one = await startApi(replicaOn(own.url));
      other = await startApi(replicaOn(own.url));
    });
    afterAll(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await own.drop();
    });

    test('takes a ticket of the one at the other, and tells there what happened at the first', async () => {
      const token = await one.signIn();
      const ticket = await newTicket(one, token);
      const stream = await openStream(`${other.url}/api/live?ticket=${ticket}`);
      expect((await one.call('GET', `/api/live?ticket=${ticket}`)).status).toBe(401);
      await one.call('POST', '/api/consultations', { body: request });
      await until('a request', () => stream.events().some(({ event }) => event === 'consultation'));
      await one.call('POST', '/api/auth/logout', { token });
      await stream.ended;
    });

    test('is heard again by itself when its connection was killed, and says that something may be missing', async () => {
      const stream = await openStream(
        `${one.url}/api/live?ticket=${await newTicket(one, await one.signIn())}`,
      );
      await other.source.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await until('a gap', () => stream.events().some(({ event }) => event === 'gap'));
      const seen = stream.events().length;
      await until('an event', async () => {
        await other.call('POST', '/api/consultations', { body: request, from: '10.8.0.1' });
        return stream.events().length > seen;
      });
      expect(stream.events().at(-1)?.event).toBe('consultation');
      stream.close();
    });
  });
}
