import { isDatabaseUnavailable } from '../src/database/unavailable.js';
import { openServer } from '../src/database/database.js';
import { StartError } from '../src/config/start-error.js';
import { cuttableProxy } from './harness/cuttable-proxy.js';
import { createDatabase, serverUrl, type Engine } from './harness/engines.js';
import { freePort } from './harness/program.js';
import { startApi } from './harness/running-api.js';

test('a database server that is not there is a reason not to start', async () => {
  const nowhere = `postgres://user:hunter2@127.0.0.1:${await freePort()}/clinic`;
  const refusal = await openServer(nowhere).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain('ECONNREFUSED');
  expect(isDatabaseUnavailable(refusal)).toBe(false);
});

const url = serverUrl;
if (url) {
  const behindProxy = async () => {
    const own = await createDatabase(url);
    const proxy = await cuttableProxy(own.url);
    const engine: Engine = {
      name: 'server behind a proxy',
      async create() {
        const database = await openServer(proxy.url);
        return { database, drop: () => database.close().then(proxy.cut).then(own.drop) };
      },
    };
    return { proxy, api: await startApi(engine) };
  };

  const request = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };

  test('a server that goes away is a 503, and coming back it is used again by itself', async () => {
    const { proxy, api } = await behindProxy();
    const ask = (headers = {}) => api.call('POST', '/api/consultations', { body: request, headers });
    expect((await ask()).status).toBe(201);

    await proxy.cut();
    for (const answer of [await api.call('GET', '/api/settings/public'), await ask()]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'database_unavailable']);
    }
    expect(await api.call('GET', '/api/health/ready')).toMatchObject({
      status: 503,
      body: { api: { ok: true }, database: { ok: false } },
    });
    expect((await api.call('GET', '/api/health/live')).status).toBe(200);

    await proxy.mend();
    expect((await api.call('GET', '/api/health/ready')).status).toBe(200);
    expect((await ask()).status).toBe(201);
    await api.stop();
  });

  test('connections killed in mid-transaction leave no half row', async () => {
    const { api } = await behindProxy();
    const keys = Array.from({ length: 40 }, (_, index) => `killed-in-between-${index}`);
    const send = (key: string, index: number) =>
      api.call('POST', '/api/consultations', {
        body: request,
        headers: { 'idempotency-key': key },
        from: `10.9.0.${index}`,
      });
    const sending = Promise.all(keys.map(send));
    await api.source.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const answers = await sending;
    expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true);
    const again = await Promise.all(keys.map(send));
    expect(again.every(({ status }) => status === 201)).toBe(true);
    expect(await api.source.query('SELECT count(*)::int AS rows FROM consultations')).toEqual([{ rows: 40 }]);
    await api.stop();
  });
}
