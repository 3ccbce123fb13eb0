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
import { startApiBehindProxy } from './harness/api-behind-proxy.js';
import { serverUrl } from './harness/engines.js';
import { freePort } from './harness/program.js';

test('the API does not start without its database server', async () => {
  const unreachableUrl = `postgres://user:hunter2@127.0.0.1:${await freePort()}/clinic`;
  const error = await openServer(unreachableUrl, entities).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toContain('ECONNREFUSED');
  expect(isDatabaseUnavailable(error)).toBe(false);
});

const url = serverUrl;
if (url) {
  const request = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };

  test('the API answers 503 during an outage of the database server, and reconnects by itself [FAULT-5]', async () => {
    const { proxy, api } = await startApiBehindProxy(url);
    const sendRequest = (headers = {}) => api.call('POST', '/api/consultations', { body: request, headers });
    expect((await sendRequest()).status).toBe(201);

    await proxy.interrupt();
    for (const answer of [await api.call('GET', '/api/settings/public'), await sendRequest()]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'database_unavailable']);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    const readReadiness = () => api.call<ApiReadiness>('GET', '/api/health/ready');
    const unavailable = await readReadiness();
    expect(unavailable).toMatchObject({ status: 503, body: { api: { ok: true }, database: { ok: false } } });
    const { since } = unavailable.body.database;
    expect(Date.parse(since!)).toBeLessThanOrEqual(Date.now());
    expect((await readReadiness()).body.database.since).toBe(since);
    expect((await api.call('GET', '/api/health/live')).status).toBe(200);

    await proxy.restore();
    expect((await readReadiness()).status).toBe(200);
    expect((await readReadiness()).body.database).toEqual({ ok: true });
    expect((await sendRequest()).status).toBe(201);
    expect(api.logs().match(/"database is away"/g)).toHaveLength(1);
    expect(api.logs().match(/"seconds":\d+,"msg":"database is back"/g)).toHaveLength(1);
    await api.stop();
  });

  test('connections killed in the middle of a transaction leave no partial data [FAULT-5]', async () => {
    const { api } = await startApiBehindProxy(url);
    const keys = Array.from({ length: 40 }, (_, index) => `killed-in-between-${index}`);
    const send = (key: string, index: number) =>
      api.call('POST', '/api/consultations', {
        body: request,
        headers: { 'idempotency-key': key },
        from: `10.9.0.${index}`,
      });
    const sending = Promise.all(keys.map(send));
    await api.dataSource.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const answers = await sending;
    expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true);
    const repeated = await Promise.all(keys.map(send));
    expect(repeated.every(({ status }) => status === 201)).toBe(true);
    expect(await api.dataSource.query('SELECT count(*)::int AS rows FROM consultations')).toEqual([
      { rows: 40 },
    ]);
    await api.stop();
  });

  test('changes whose connections are killed are neither stored nor recorded, and succeed when they are sent again [FAULT-5]', async () => {
    const { api, databaseUrl } = await startApiBehindProxy(url);
    const token = await api.signIn('editor');
    const listed = await api.call<Page<Figure>>('GET', '/api/statistics', { token });
    const figures = listed.body.items.slice(0, 8);
    const change = ({ id }: Figure) =>
      api.call('PUT', `/api/statistics/${id}`, { token, body: { value: 47 } });
    const stored = async () => ({
      changed: await api.dataSource.manager.countBy(Statistic, { value: 47 }),
      logged: await api.dataSource.manager.countBy(Activity, { resource_type: 'statistic' }),
    });

    const [locker, observer] = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl }));
    await locker!.connect();
    await observer!.connect();
    await locker!.query('BEGIN');
    await locker!.query('LOCK TABLE activity IN ACCESS EXCLUSIVE MODE');
    const sending = Promise.all(figures.map(change));
    // Each has changed its figure and waits for the lock to record it.
    const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const countWaiting = async () => (await observer!.query(`SELECT pid ${waiting}`)).rowCount ?? 0;
    while ((await countWaiting()) < figures.length) await delay(20);
    await observer!.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
    await locker!.query('ROLLBACK');
    await Promise.all([locker!.end(), observer!.end()]);

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
