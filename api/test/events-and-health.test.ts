import { onEachEngine } from './harness/on-each-engine.js';
import { uniqueAddress } from './harness/running-api.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell({});
});
afterAll(() => shell.stop());

const declareTests: Parameters<typeof onEachEngine>[1] = (api) => {
  /** The logged events of one kind. */
  const findLoggedEvents = (kind: string) =>
    api
      .logs()
      .split('\n')
      .filter((line) => line.includes(`"event":{"kind":"${kind}"`))
      .map((line) => (JSON.parse(line) as { event: object }).event);
  const report = (body: unknown, from = uniqueAddress()) => api.call('POST', '/api/events', { body, from });

  test('an event of a browser is logged in one line', async () => {
    const event = { kind: 'language_changed', from: 'en', to: 'ar' };
    expect((await report(event)).status).toBe(204);
    expect(api.logs()).toContain(`"event":${JSON.stringify(event)}`);
  });

  test('a key that a stranger could make up is not logged', async () => {
    const event = { kind: 'missing_key', key: 'common:words.of.a.stranger', language: 'es', route: '/words' };
    expect((await report(event)).status).toBe(204);
    expect(api.logs()).toContain('"event":{"kind":"missing_key","language":"es"}');
    expect(api.logs()).not.toContain('stranger');
  });

  test('a violation of the content security policy is logged by its kind, without free text', async () => {
    const event = { kind: 'policy_violation', directive: 'script-src-elem', blocked: 'inline', route: '/' };
    expect((await report(event)).status).toBe(204);
    expect(findLoggedEvents('policy_violation')).toEqual([event]);
    for (const freeText of [{ blocked: 'https://a.example' }, { directive: 'x' }, { sample: 'alert(1)' }])
      expect((await report({ ...event, ...freeText })).status).toBe(400);
  });

  test.each([
    ['an unknown kind', { kind: 'click', target: 'button' }],
    ['free text', { kind: 'language_changed', from: 'en', to: 'ar', note: 'my name is Ana' }],
    ['an unknown language', { kind: 'language_changed', from: 'en', to: 'fr' }],
    ['an email address', { kind: 'missing_key', key: 'ana@example.com', language: 'en', route: '/' }],
    ['an address with a query', { kind: 'web_vital', name: 'LCP', value: 1, route: '/contact?name=ana' }],
  ])('%s is refused', async (_, event) => {
    expect((await report(event)).status).toBe(400);
  });

  test('an event of more than 4 KB is refused', async () => {
    const event = { kind: 'web_vital', name: 'LCP', value: 1, route: '/' };
    expect((await report(`${JSON.stringify(event)}${' '.repeat(3900)}`)).status).toBe(204);
    const { status, body } = await report(`${JSON.stringify(event)}${' '.repeat(4096)}`);
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  test('an address can send 120 events a minute', async () => {
    const from = uniqueAddress();
    const event = { kind: 'language_changed', from: 'en', to: 'es' };
    const answers = await Promise.all(Array.from({ length: 125 }, () => report(event, from)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await report(event)).status).toBe(204);
  });

  test('only trusted proxies can set the address of the caller', async () => {
    api.app.set('trust proxy', ['192.0.2.1']);
    const event = { kind: 'language_changed', from: 'en', to: 'es' };
    const answers = await Promise.all(Array.from({ length: 125 }, () => report(event, uniqueAddress())));
    api.app.set('trust proxy', ['loopback']);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('health is public', async () => {
    expect(await api.call('GET', '/api/health/live')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await api.call('GET', '/api/health/ready')).toMatchObject({
      status: 200,
      body: { api: { ok: true }, database: { ok: true } },
    });
  });
};

onEachEngine('events and health', declareTests, () => shell.variables);
