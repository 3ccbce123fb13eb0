import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Access } from '../src/common/access.js';
import { Answers } from '../src/common/output/answers.js';
import { RouteTable } from '../src/common/routes/route-table.js';
import { Settings } from '../src/settings/settings.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { rawResponse } from './harness/raw-response.js';

onEachEngine('an answer', (api) => {
  const readBody = async (path: string, token: string) =>
    JSON.stringify((await api.call('GET', path, { token })).body);

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
