import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Access } from '../src/common/access.js';
import { Answers } from '../src/common/output/answers.js';
import { RouteTable } from '../src/common/routes/route-table.js';
import { Settings } from '../src/settings/settings.entity.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('an answer', (api) => {
  const textOf = async (path: string, token: string) =>
    JSON.stringify((await api.call('GET', path, { token })).body);

  test('never carries a column that its schema does not name', async () => {
    const token = await api.signIn();
    await api.source.query(`UPDATE settings SET value = value || '{"planted":"secret"}'`);
    const stored = await api.source.manager.findOneByOrFail(Settings, { id: Settings.rowId });
    expect(stored.value).toHaveProperty('planted');
    expect(await textOf('/api/settings/public', token)).not.toContain('planted');

    expect(await textOf('/api/users', token)).not.toMatch(/argon2|passwordHash|password_hash/);
    expect(await textOf('/api/auth/me', token)).not.toMatch(/sessionId|signedInAt/);

    await api.call('POST', '/api/consultations', {
      headers: { 'idempotency-key': 'planted-key-1' },
      body: { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' },
    });
    const inbox = await textOf('/api/consultations', token);
    expect(inbox).toContain('a@example.com');
    expect(inbox).not.toMatch(/planted|hash/i);
  });

  test('that does not fit its schema is a fault of ours, not a leak', async () => {
    await api.source.query(`UPDATE settings SET value = jsonb_set(value, '{mainPhone}', '"none"')`);
    const { status, body } = await api.call('GET', '/api/settings/public');
    expect([status, body.code, body.details]).toEqual([500, 'internal_error', undefined]);
  });

  test('tells browsers what to keep off', async () => {
    const { headers } = await api.call('GET', '/api/health/live', {
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('has a request id: the caller’s if it is one, else a new one', async () => {
    const given = crypto.randomUUID();
    const idOf = async (id: string) =>
      (await api.call('GET', '/api/health/live', { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await idOf(given)).toBe(given);
    expect(await idOf('ana@example.com')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

@Module({})
class Bare {}

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
])('a route that does not state %s stops the start [ACCESS-1]', async (what, controller) => {
  const module = {
    module: Bare,
    imports: [DiscoveryModule],
    controllers: [controller],
    providers: [RouteTable],
  };
  const app = await NestFactory.createApplicationContext(module, { logger: false });
  expect(() => app.get(RouteTable).routes()).toThrow(`GET /api/unstated does not state ${what}`);
  await app.close();
});
