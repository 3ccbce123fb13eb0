import { randomUUID } from 'node:crypto';
import { ExpiredCounts } from '../src/common/limits/expired-counts.js';
import type { Database } from '../src/database/database.js';
import { engines, type Engine } from './harness/engines.js';
import { interruptDatabase } from './harness/interrupt-database.js';
import { startApi, uniqueAddress, type RunningApi } from './harness/running-api.js';

const person = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };

describe.each(engines)('two APIs on one database ($name)', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let replicas: [RunningApi, RunningApi];

  beforeAll(async () => {
    ({ database, drop } = await engine.create('seeded'));
    const shared: Engine = {
      name: 'one for both',
      create: () => Promise.resolve({ database, drop: () => Promise.resolve() }),
    };
    replicas = [await startApi(shared), await startApi(shared)];
  });
  afterAll(async () => {
    for (const replica of replicas) await replica.stop();
    await drop();
  });

  /** Sends requests to each replica in turn, one after the other. */
  async function alternate(
    count: number,
    send: (api: RunningApi, index: number) => Promise<{ status: number }>,
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await send(replicas[index % 2]!, index)).status);
    return statuses;
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  const signIn = (api: RunningApi, username: string, from: string) =>
    api.call('POST', '/api/auth/login', { body: { username, password: 'wrong' }, from });
  const subscribe = (api: RunningApi, from: string) =>
    api.call('POST', '/api/newsletter', { body: { email: `${randomUUID()}@example.com` }, from });
  const ask = (api: RunningApi, from: string, key: string) =>
    api.call('POST', '/api/consultations', { body: person, from, headers: { 'idempotency-key': key } });

  test('count failed sign-ins together, each name and network for itself [SCALE-1]', async () => {
    const [from, other] = [uniqueAddress(), uniqueAddress()];
    const statuses = await alternate(14, (api) => signIn(api, 'nobody', from));
    expect(statuses).toEqual([...times(10, 401), ...times(4, 429)]);
    expect((await signIn(replicas[0], 'nobody', other)).status).toBe(401);
  });

  test('count requests to one route together, with the message and the wait of one process [SCALE-1]', async () => {
    const from = uniqueAddress();
    expect(await alternate(12, (api) => subscribe(api, from))).toEqual([...times(10, 202), ...times(2, 429)]);
    const refused = await Promise.all(replicas.map((api) => subscribe(api, from)));
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ code: 'too_many_requests', statusCode: 429 });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(590);
    }
  });

  test('count consultation requests together, but none that is repeated [SCALE-1]', async () => {
    const from = uniqueAddress();
    const run = randomUUID();
    // Each key at both replicas: the second one is a repetition.
    const send = (api: RunningApi, index: number) => ask(api, from, `${run}-${index >> 1}`);
    expect(await alternate(40, send)).toEqual(times(40, 201));
    expect(await alternate(2, (api, index) => ask(api, from, `${run}-new-${index}`))).toEqual([429, 429]);
    expect(await alternate(2, (api) => ask(api, from, `${run}-0`))).toEqual([201, 201]);
  });

  test('a successful sign-in at one forgets the failures at the other [SCALE-1]', async () => {
    const from = uniqueAddress();
    await alternate(8, (api) => signIn(api, 'admin', from));
    const right = { username: 'admin', password: process.env.TEST_ADMIN_PASSWORD };
    expect((await replicas[0].call('POST', '/api/auth/login', { body: right, from })).status).toBe(200);
    expect(await alternate(8, (api) => signIn(api, 'admin', from))).toEqual(times(8, 401));
  });

  test('what one process alone limits needs no database, and each counts for itself [SCALE-2]', async () => {
    const from = uniqueAddress();
    const restore = interruptDatabase(database.dataSource);
    const body = { kind: 'language_changed', from: 'en', to: 'es' };
    const statuses = await alternate(130, (api) => api.call('POST', '/api/events', { body, from }));
    restore();
    expect(new Set(statuses)).toEqual(new Set([204]));
  });

  test('while the database is away each process counts by itself, and says so once [SCALE-2]', async () => {
    const from = uniqueAddress();
    const restore = interruptDatabase(database.dataSource);
    const statuses = await alternate(24, (api) => subscribe(api, from));
    restore();
    expect(statuses).toEqual([...times(20, 503), ...times(4, 429)]);
    const told = () => replicas.map((api) => api.logs().match(/counted by this process alone/g)?.length);
    expect(told()).toEqual([1, 1]);
    expect(await alternate(2, (api) => subscribe(api, uniqueAddress()))).toEqual([202, 202]);
    expect(replicas[0].logs()).toContain('requests are counted by all processes together again');
  });

  test('the table does not say who was here, and what is over is deleted [SCALE-3]', async () => {
    const from = '198.51.100.7';
    await subscribe(replicas[0], from);
    await signIn(replicas[0], 'somebody', from);
    const rows = () =>
      database.dataSource.query<{ key: string; expire: string }[]>('SELECT key, expire FROM rate_limits');
    const before = await rows();
    expect(before.length).toBeGreaterThan(3);
    for (const { key } of before) expect(key).toMatch(/^[\w-]{43}$/);
    const [first] = before;
    await database.dataSource.query('UPDATE rate_limits SET expire = $1 WHERE key = $2', [
      Date.now(),
      first!.key,
    ]);
    await replicas[1].app.get(ExpiredCounts).execute();
    expect((await rows()).map(({ key }) => key).sort()).toEqual(
      before
        .slice(1)
        .map(({ key }) => key)
        .sort(),
    );
  });
});
