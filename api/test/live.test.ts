import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { SessionUser } from '@lens/contracts/auth';
import type { StreamTicket as Ticket } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';
import { Activity } from '../src/activity/activity.entity.js';
import { openServer } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { EventStreams } from '../src/live/event-streams.js';
import { errorPaths } from './harness/error-paths.js';
import { createDatabase, serverUrl, type Engine } from './harness/engines.js';
import { requestTicket, openStream, type EventStream } from './harness/event-stream.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress, startApi, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

const request = { firstName: 'Ana', lastName: 'Zqx', email: 'zqx@example.com', phone: '5625550142' };

onEachEngine('an event stream', (api) => {
  const streams: EventStream[] = [];
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });
  const listen = async (token: string) => {
    const stream = await openStream(`${api.url}/api/live?ticket=${await requestTicket(api, token)}`);
    streams.push(stream);
    return stream;
  };
  const sendRequest = () => api.call('POST', '/api/consultations', { body: request, from: uniqueAddress() });
  /** Adds an entry to the activity log. */
  const addActivity = (resource_type: string) => {
    const entry = { action: 'UPDATE', username: 'u', resource_type } as const;
    return api.dataSource.manager.save(api.dataSource.manager.create(Activity, entry));
  };
  const createUser = async (token: string) => {
    const username = `user-${randomUUID().slice(0, 8)}`;
    const body = { username, password: 'seven seas of rye', role: 'editor' };
    return (await api.call<{ id: string }>('POST', '/api/users', { token, body })).body.id;
  };

  test('receives changes and new requests as they happen, without personal data', async () => {
    const token = await api.signIn();
    const stream = await listen(token);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    await createUser(token);
    await sendRequest();
    await waitFor('three events', () => stream.events().length === 3);
    const id = expect.any(String) as string;
    const created_at = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const data = { resource_type: 'user', id, within: null, action: 'CREATE', revision: 1, by: 'admin' };
    expect(stream.events()).toEqual([
      { event: 'change', data },
      { event: 'activity', data: { id, action: 'CREATE', resource_type: 'user', created_at } },
      { event: 'consultation', data: { id, created_at } },
    ]);
    expect(stream.text()).toMatch(/^retry: 3000\n\n/);
    expect(stream.text()).not.toMatch(/Ana|Zqx|zqx|5550142|username/);
  });

  test('receives nothing about a change that was rolled back', async () => {
    const token = await api.signIn();
    const stream = await listen(token);
    await api.dataSource.query(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''no''; END'`);
    await api.dataSource.query(`CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON consultations
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
    expect((await sendRequest()).status).toBe(500);
    await api.dataSource.query('DROP TRIGGER refuse ON consultations');
    await sendRequest();
    await waitFor('an event', () => stream.events().length > 0);
    expect(stream.events()).toHaveLength(1);
  });

  test('of a translator receives no events about requests and testimonials', async () => {
    const admin = await api.signIn();
    const stream = await listen(await api.signIn('translator'));
    await sendRequest();
    await createUser(admin);
    for (const kind of ['consultation', 'consultation_file', 'testimonial', 'article'])
      await addActivity(kind);
    await waitFor('an event', () => stream.events().length > 0);
    expect(stream.events()).toMatchObject([{ event: 'activity', data: { resource_type: 'article' } }]);
  });

  test('receives the deletion of mails and subscription when a person is erased, except that of a translator', async () => {
    const admin = await api.signIn();
    const [email, otherEmail] = ['erased@example.com', 'stays@example.com'];
    for (const subscriber of [email, otherEmail])
      await api.call('POST', '/api/newsletter', {
        body: { email: subscriber, language: 'en' },
        from: uniqueAddress(),
      });
    const findIds = async (path: string, search: string) => {
      const { body } = await api.call<Page<{ id: string }>>('GET', `/api/${path}?search=${search}`, {
        token: admin,
      });
      return body.items.map(({ id }) => id);
    };
    const erased = [
      ...(await findIds('mails', email)).map((id) => ({ id, resource_type: 'mail' })),
      ...(await findIds('newsletter', email)).map((id) => ({ id, resource_type: 'subscriber' })),
    ];
    expect(erased.map(({ resource_type }) => resource_type)).toEqual(['mail', 'subscriber']);
    const [editor, translator] = [
      await listen(await api.signIn('editor')),
      await listen(await api.signIn('translator')),
    ];
    await api.call('POST', '/api/consultations/people/erase', { token: admin, body: { email } });
    await addActivity('article');
    await waitFor('the last event', () => translator.events().length > 0 && editor.events().length > 3);
    expect(editor.events().filter(({ event }) => event === 'change')).toMatchObject(
      erased.map((data) => ({ event: 'change', data: { ...data, action: 'DELETE' } })),
    );
    expect(editor.text()).not.toContain(email);
    expect(translator.events()).toMatchObject([{ event: 'activity', data: { resource_type: 'article' } }]);
  });

  test('is opened by a ticket, once and within a minute', async () => {
    const token = await api.signIn();
    const { status, body } = await api.call<Ticket>('POST', '/api/live/tickets', { token });
    expect(status).toBe(201);
    const lifetimeMs = Date.parse(body.expires_at) - Date.now();
    expect(lifetimeMs > 50_000 && lifetimeMs <= 60_000).toBe(true);
    const stored = await api.dataSource.query('SELECT to_jsonb(t)::text AS row FROM live_tickets t');
    expect(JSON.stringify(stored)).not.toContain(body.ticket);

    const path = `/api/live?ticket=${body.ticket}`;
    streams.push(await openStream(api.url + path));
    expect(await api.call('GET', path)).toMatchObject({ status: 401, body: { code: 'ticket_invalid' } });

    const expired = await requestTicket(api, token);
    await api.dataSource.query(`UPDATE live_tickets SET expires_at = now() - interval '1 second'`);
    expect((await api.call('GET', `/api/live?ticket=${expired}`)).status).toBe(401);
    const signedOut = await requestTicket(api, token);
    await api.call('POST', '/api/auth/logout', { token });
    expect((await api.call('GET', `/api/live?ticket=${signedOut}`)).status).toBe(401);

    for (const query of ['', `?token=${token}`, '?ticket=short', `?ticket=${'x'.repeat(500)}`]) {
      const refused = await api.call('GET', `/api/live${query}`);
      expect([refused.status, errorPaths(refused.body)[0]]).toEqual([400, 'ticket']);
    }
    expect(api.logs()).toContain('"route":"/api/live"');
    for (const ticket of [body.ticket, expired, signedOut]) expect(api.logs()).not.toContain(ticket);
  });

  test('answers HEAD at once, without using up the ticket', async () => {
    const path = `/api/live?ticket=${await requestTicket(api, await api.signIn())}`;
    const answer = await fetch(api.url + path, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    const stream = await openStream(api.url + path);
    streams.push(stream);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  });

  test('ends with the session, and when the account is deleted', async () => {
    const admin = await api.signIn();
    const [first, second] = [await api.signIn('editor'), await api.signIn('editor')];
    const [firstStream, secondStream] = [await listen(first), await listen(second)];
    await api.call('POST', '/api/auth/logout', { token: first });
    await firstStream.ended;
    const { body: user } = await api.call<{ id: string }>('GET', '/api/auth/me', { token: second });
    await api.call('DELETE', `/api/users/${user.id}`, { token: admin });
    await secondStream.ended;
  });

  test('applies a change of role at once', async () => {
    const admin = await api.signIn();
    const token = await api.signIn('editor');
    const stream = await listen(token);
    const { body: user } = await api.call<{ id: string }>('GET', '/api/auth/me', { token });
    const { username: by } = (await api.call<SessionUser>('GET', '/api/auth/me', { token: admin })).body;
    const other = await listen(admin);
    await api.call('PATCH', `/api/users/${user.id}`, { token: admin, body: { role: 'translator' } });
    await waitFor('the access event', () => stream.events().some(({ event }) => event === 'access'));
    expect(stream.events().find(({ event }) => event === 'access')?.data).toEqual({ by });
    const countArticles = () =>
      stream.events().filter(({ data }) => data['resource_type'] === 'article').length;
    await addActivity('article');
    await waitFor('a change', () => countArticles() === 1);
    await sendRequest();
    await addActivity('testimonial');
    await addActivity('article');
    await waitFor('two changes', () => countArticles() === 2);
    const kinds = stream.events().map(({ event, data }) => data['resource_type'] ?? event);
    expect(kinds.filter((kind) => kind === 'consultation' || kind === 'testimonial')).toEqual([]);
    expect(kinds.filter((kind) => kind === 'access')).toHaveLength(1);
    expect(other.events().map(({ event }) => event)).not.toContain('access');
  });

  test('receives `gap` when much has changed at once, and nothing for unknown notifications', async () => {
    const stream = await listen(await api.signIn());
    const notify = (payload: string) => api.dataSource.query(`SELECT pg_notify('live', $1)`, [payload]);
    for (const payload of ['', 'garbage', '{"event":"later"}', '{"event":"activity","data":{}}'])
      await notify(payload);
    await notify('{"event":"gap"}');
    await waitFor('an event', () => stream.events().length > 0);
    expect(stream.events()).toEqual([{ event: 'gap', data: {} }]);
  });

  test('is one of five at most per user, and a new one opens after another is closed', async () => {
    const token = await api.signIn('editor');
    const opened = [];
    for (let count = 0; count < 5; count += 1) opened.push(await listen(token));
    const sixth = await api.call('GET', `/api/live?ticket=${await requestTicket(api, token)}`);
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_streams' } });
    opened[0]?.close();
    await waitFor('another stream', async () => (await listen(token)).status === 200);
  });

  test('is closed if its reader does not read, while others stay open', async () => {
    const token = await api.signIn();
    const openStreams = api.app.get(EventStreams, { strict: false });
    await waitFor('no open stream', () => openStreams.size === 0);
    const stream = await listen(token);
    const { hostname, port } = new URL(api.url);
    const idleReader = connect(Number(port), hostname);
    idleReader.on('error', () => undefined);
    idleReader.write(`GET /api/live?ticket=${await requestTicket(api, token)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await waitFor('two open streams', () => openStreams.size === 2);
    // Half a megabyte at a time: a reader can take it at once, while the buffers of the other one soon overflow.
    await waitFor('one stream to close', async () => {
      const sent = stream.events().length + 200;
      await api.dataSource.query(`INSERT INTO activity (action, username, resource_type)
        SELECT 'UPDATE', 'flood', repeat('x', 2500) FROM generate_series(1, 200)`);
      await waitFor('the events', () => stream.events().length >= sent);
      return openStreams.size === 1;
    });
    idleReader.destroy();
    const countBefore = stream.events().length;
    await sendRequest();
    await waitFor('an event', () => stream.events().length > countBefore);
    expect(openStreams.size).toBe(1);
  });

  test('receives a heartbeat every fifteen seconds', async () => {
    const stream = await listen(await api.signIn());
    const started = Date.now();
    while (!stream.text().includes('\n:\n\n') && Date.now() - started < 17_000)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stream.text()).toContain('\n:\n\n');
  });

  test('is documented as text/event-stream', async () => {
    const { body } = await api.call<{
      paths: Record<string, { get?: { responses: object; parameters: object[] } }>;
    }>('GET', '/api/openapi.json');
    const { responses, parameters } = body.paths['/api/live']!.get!;
    expect(responses).toMatchObject({
      200: { content: { 'text/event-stream': { schema: { type: 'string' } } } },
    });
    expect(parameters).toMatchObject([{ name: 'ticket', in: 'query', required: true }]);
  });

  // The last test, because no stream can be opened afterwards.
  test('ends when the server stops', async () => {
    const stream = await listen(await api.signIn());
    api.app.get(EventStreams, { strict: false }).end();
    await stream.ended;
    expect(stream.text()).toMatch(/^retry/);
  });
});

const url = serverUrl;
if (url) {
  const replicaOn = (databaseUrl: string): Engine => ({
    name: 'replica',
    async create() {
      const database = await openServer(databaseUrl, entities);
      return { database, drop: () => database.close() };
    },
  });

  describe('event streams of two replicas', () => {
    let shared: Awaited<ReturnType<typeof createDatabase>>;
    let first: RunningApi;
    let second: RunningApi;

    beforeAll(async () => {
      shared = await createDatabase(url);
      first = await startApi(replicaOn(shared.url));
      second = await startApi(replicaOn(shared.url));
    });
    afterAll(async () => {
      await Promise.all([first.stop(), second.stop()]);
      await shared.drop();
    });

    test('open with a ticket of the other replica, and receive its events', async () => {
      const token = await first.signIn();
      const ticket = await requestTicket(first, token);
      const stream = await openStream(`${second.url}/api/live?ticket=${ticket}`);
      expect((await first.call('GET', `/api/live?ticket=${ticket}`)).status).toBe(401);
      await first.call('POST', '/api/consultations', { body: request });
      await waitFor('a request', () => stream.events().some(({ event }) => event === 'consultation'));
      await first.call('POST', '/api/auth/logout', { token });
      await stream.ended;
    });

    test('receive `gap` and further events after the connection to the database was killed', async () => {
      const stream = await openStream(
        `${first.url}/api/live?ticket=${await requestTicket(first, await first.signIn())}`,
      );
      await second.dataSource.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await waitFor('a gap', () => stream.events().some(({ event }) => event === 'gap'));
      const countBefore = stream.events().length;
      await waitFor('an event', async () => {
        await second.call('POST', '/api/consultations', { body: request, from: '10.8.0.1' });
        return stream.events().length > countBefore;
      });
      expect(stream.events().at(-1)?.event).toBe('consultation');
      stream.close();
    });
  });
}
