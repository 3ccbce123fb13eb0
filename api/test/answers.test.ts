import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Access } from '../src/common/access.js';
import { Answers } from '../src/common/output/answers.js';
import { EvenAnswers } from '../src/common/output/even-answers.js';
import { RouteTable } from '../src/common/routes/route-table.js';
import { Mail } from '../src/mail/mail.entity.js';
import { Subscriber } from '../src/newsletter/subscriber.entity.js';
import { Settings } from '../src/settings/settings.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { rawResponse } from './harness/raw-response.js';
import { adminPassword, uniqueAddress, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

/** Holds back every even answer until the test lets go; what was waited for is in `pauses`. */
function holdAnswers(api: RunningApi) {
  const pauses: number[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  api.app.get(EvenAnswers).waitBy((milliseconds) => {
    pauses.push(milliseconds);
    return released;
  });
  return { pauses, release };
}

/** Sends requests without waiting; `answered` names those that have an answer. */
function send(calls: Record<string, () => Promise<{ status: number; body: unknown }>>) {
  const answered: string[] = [];
  const answers = Object.entries(calls).map(async ([name, call]) => {
    const { status, body } = await call();
    answered.push(name);
    return { status, body };
  });
  return { answered, all: Promise.all(answers) };
}

onEachEngine('an answer', (api) => {
  const readBody = async (path: string, token: string) =>
    JSON.stringify((await api.call('GET', path, { token })).body);

  const login = (username: string, password: string) =>
    api.call('POST', '/api/auth/login', { body: { username, password }, from: uniqueAddress() });
  const subscribe = (email: string, website?: string) =>
    api.call('POST', '/api/newsletter', {
      body: { email, ...(website && { website }) },
      from: uniqueAddress(),
    });

  test('leaves at the same time for every refused sign-in, whether the account exists or not [SECURE-1]', async () => {
    const refusals = () => api.logs().split('"sign-in refused"').length - 1;
    const { pauses, release } = holdAnswers(api);
    const before = refusals();
    const { answered, all } = send({
      wrong: () => login('admin', 'not the password'),
      unknown: () => login('nobody', 'not the password'),
      unusual: () => login('nobödy', 'not the password'),
    });
    await waitFor('the work', () => Promise.resolve(refusals() === before + 3));
    // A sign-in that succeeds waits for nothing, and is answered after those would have been.
    expect((await login('admin', adminPassword)).status).toBe(200);
    expect(answered).toEqual([]);
    release();
    const answers = await all;
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(pauses).size).toBe(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(200);
  });

  test('leaves at the same time for every subscription, whatever is known of the address [SECURE-2]', async () => {
    api.app.get(EvenAnswers).waitBy(() => Promise.resolve());
    await subscribe('confirmed@example.com');
    await subscribe('pending@example.com');
    const { manager } = api.dataSource;
    await manager.update(Subscriber, { email: 'confirmed@example.com' }, { status: 'confirmed' });
    const { pauses, release } = holdAnswers(api);
    const { answered, all } = send({
      confirmed: () => subscribe('confirmed@example.com'),
      pending: () => subscribe('pending@example.com'),
      spam: () => subscribe('spam@example.com', 'https://spam.example'),
      new: () => subscribe('new@example.com'),
    });
    await waitFor('the mail', () => manager.existsBy(Mail, { to: 'new@example.com' }));
    await api.call('GET', '/api/settings/public');
    expect(answered).toEqual([]);
    release();
    const answers = await all;
    expect(answers).toEqual(Array(4).fill({ status: 202, body: { status: 'accepted' } }));
    expect(pauses).toHaveLength(4);
  });

  test('leaves at the same time for every request of a patient, mailed about or not [SECURE-2]', async () => {
    const ask = (email: string, preferredContact = 'email') =>
      api.call('POST', '/api/consultations', {
        body: { firstName: 'A', lastName: 'B', phone: '5625550142', email, preferredContact },
        from: uniqueAddress(),
      });
    const { pauses, release } = holdAnswers(api);
    const { answered, all } = send({
      mailed: () => ask('mailed@example.com'),
      called: () => ask('called@example.com', 'phone'),
    });
    await waitFor('the mail', () => api.dataSource.manager.existsBy(Mail, { to: 'mailed@example.com' }));
    await api.call('GET', '/api/settings/public');
    expect(answered).toEqual([]);
    release();
    expect((await all).map(({ status }) => status)).toEqual([201, 201]);
    expect(pauses).toHaveLength(2);
  });

  test('never contains a column that its schema does not name', async () => {
    const token = await api.signIn();
    await api.dataSource.query(`UPDATE settings SET value = value || '{"planted":"secret"}'`);
    const stored = await api.dataSource.manager.findOneByOrFail(Settings, { id: Settings.rowId });
    expect(stored.value).toHaveProperty('planted');
    expect(await readBody('/api/settings/public', token)).not.toContain('planted');

    expect(await readBody('/api/users', token)).not.toMatch(/argon2|passwordHash|password_hash/);
    expect(await readBody('/api/auth/me', token)).not.toMatch(/sessionId|signedInAt/);

    await api.call('POST', '/api/consultations', {
      headers: { 'idempotency-key': 'planted-key-1' },
      body: { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' },
    });
    const inbox = await readBody('/api/consultations', token);
    expect(inbox).toContain('a@example.com');
    expect(inbox).not.toMatch(/planted|hash/i);
  });

  test('that does not match its schema is an internal error without details', async () => {
    await api.dataSource.query(`UPDATE settings SET value = jsonb_set(value, '{mainPhone}', '"none"')`);
    const { status, body } = await api.call('GET', '/api/settings/public');
    expect([status, body.code, body.details]).toEqual([500, 'internal_error', undefined]);
  });

  test('has security headers', async () => {
    const { headers } = await api.call('GET', '/api/health/live', {
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('has a request id: the caller’s if it is valid, otherwise a new one', async () => {
    const callerId = crypto.randomUUID();
    const idOf = async (id: string) =>
      (await api.call('GET', '/api/health/live', { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await idOf(callerId)).toBe(callerId);
    expect(await idOf('ana@example.com')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each(['TRACE', 'TRACK', 'PROPFIND'])(
    'is refused for a method that no route has: %s',
    async (method) => {
      const raw = await rawResponse(api.url, method, '/api/settings/public', { cookie: 'planted=1' });
      expect(raw).toMatch(/^HTTP\/1\.1 (?:404|405|400) /);
      expect(raw).not.toContain('planted');
    },
  );

  test('is refused for a message with two lengths, and the connection ends', async () => {
    const raw = await rawResponse(api.url, 'POST', '/api/events', {
      connection: 'keep-alive',
      'content-length': '5',
      'transfer-encoding': 'chunked',
    });
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('is refused for a parameter that comes twice', async () => {
    const { status, body } = await api.call('GET', '/api/articles/public?page=1&page=2');
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});

@Module({})
class EmptyModule {}

@Controller('unstated')
class WithoutAccess {
  @Get()
  @Answers(204, 'nothing')
  read(): void {}
}

@Controller('unstated')
class WithoutAnswer {
  @Get()
  @Access('public')
  read(): void {}
}

test.each([
  ['its access', WithoutAccess],
  ['its answer', WithoutAnswer],
])('the API does not start if a route does not state %s [ACCESS-1]', async (missing, controller) => {
  const module = {
    module: EmptyModule,
    imports: [DiscoveryModule],
    controllers: [controller],
    providers: [RouteTable],
  };
  const app = await NestFactory.createApplicationContext(module, { logger: false });
  expect(() => app.get(RouteTable).routes()).toThrow(`GET /api/unstated does not state ${missing}`);
  await app.close();
});
