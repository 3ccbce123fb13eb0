import { setTimeout as delay } from 'node:timers/promises';
import type { ApiReadiness } from '@lens/contracts/health';
import type { Statistic as Figure } from '@lens/contracts/statistics';
import type { Page } from '@lens/contracts/lists';
import pg from 'pg';
import { Activity } from '../src/activity/activity.entity.js';
import { Statistic } from '../src/statistics/statistic.entity.js';
import { isDatabaseUnavailable } from '../src/database/unavailable.js';
import { openServer } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { StartError } from '../src/config/start-error.js';
import { cuttableProxy } from './harness/cuttable-proxy.js';
import { createDatabase, serverUrl, type Engine } from './harness/engines.js';
import { freePort } from './harness/program.js';
import { startApi } from './harness/running-api.js';

test('a database server that is not there is a reason not to start', async () => {
  const nowhere = `postgres://user:hunter2@127.0.0.1:${await freePort()}/clinic`;
  const refusal = await openServer(nowhere, entities).catch((error: unknown) => error);
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
        const database = await openServer(proxy.url, entities);
        return { database, drop: () => database.close().then(proxy.cut).then(own.drop) };
      },
    };
    return { proxy, own, api: await startApi(engine) };
  };

  const request = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };

  test('a server that goes away is a 503, and coming back it is used again by itself', async () => {
    const { proxy, api } = await behindProxy();
    const ask = (headers = {}) => api.call('POST', '/api/consultations', { body: request, headers });
    expect((await ask()).status).toBe(201);

    await proxy.cut();
    for (const answer of [await api.call('GET', '/api/settings/public'), await ask()]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'database_unavailable']);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    const ready = () => api.call<ApiReadiness>('GET', '/api/health/ready');
    const away = await ready();
    expect(away).toMatchObject({ status: 503, body: { api: { ok: true }, database: { ok: false } } });
    const { since } = away.body.database;
    expect(Date.parse(since!)).toBeLessThanOrEqual(Date.now());
    expect((await ready()).body.database.since).toBe(since);
    expect((await api.call('GET', '/api/health/live')).status).toBe(200);

    await proxy.mend();
    expect((await ready()).status).toBe(200);
    expect((await ready()).body.database).toEqual({ ok: true });
    expect((await ask()).status).toBe(201);
    expect(api.logs().match(/"database is away"/g)).toHaveLength(1);
    expect(api.logs().match(/"seconds":\d+,"msg":"database is back"/g)).toHaveLength(1);
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

  test('changes whose connections are killed half-way leave neither the change nor its entry, and go through when sent again', async () => {
    const { api, own } = await behindProxy();
    const token = await api.signIn('editor');
    const listed = await api.call<Page<Figure>>('GET', '/api/statistics', { token });
    const figures = listed.body.items.slice(0, 8);
    const change = ({ id }: Figure) =>
      api.call('PUT', `/api/statistics/${id}`, { token, body: { value: 47 } });
    const stored = async () => ({
      changed: await api.source.manager.countBy(Statistic, { value: 47 }),
      logged: await api.source.manager.countBy(Activity, { resource_type: 'statistic' }),
    });

    const [holder, onlooker] = [1, 2].map(() => new pg.Client({ connectionString: own.url }));
    await holder!.connect();
    await onlooker!.connect();
    await holder!.query('BEGIN');
    await holder!.query('LOCK TABLE activity IN ACCESS EXCLUSIVE MODE');
    const sending = Promise.all(figures.map(change));
    // Each has written its figure and waits to write its entry.
    const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const held = async () => (await onlooker!.query(`SELECT pid ${waiting}`)).rowCount ?? 0;
    while ((await held()) < figures.length) await delay(20);
    await onlooker!.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
    await holder!.query('ROLLBACK');
    await Promise.all([holder!.end(), onlooker!.end()]);

    const answers = await sending;
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      figures.map(() => [503, 'database_unavailable']),
    );
    expect(await stored()).toEqual({ changed: 0, logged: 0 });
    expect((await Promise.all(figures.map(change))).every(({ status }) => status === 200)).toBe(true);
    expect(await stored()).toEqual({ changed: 8, logged: 8 });
    await api.stop();
  });
}
