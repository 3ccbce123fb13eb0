import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityEntry } from '@lens/contracts/activity';
import type { Page } from '@lens/contracts/lists';
import type { RolloutOutcome } from '@lens/contracts/rollouts';
import { Rollout, RolloutVisits } from '../src/rollouts/rollout.entity.js';
import { Withdrawals } from '../src/rollouts/withdrawals.js';
import { openServer } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { createDatabase, embedded, serverUrl, type Engine } from './harness/engines.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { readWithdrawnFile, writeRegistry } from './harness/registry-file.js';
import { startApi, uniqueAddress, type RunningApi } from './harness/running-api.js';
import { waitFor } from './harness/wait-for.js';

const outcome = (changes: Partial<RolloutOutcome> = {}): RolloutOutcome => ({
  rollout: 'abcdefgh1',
  remote: 'mfe-some',
  version: '2.0.0',
  arm: 'candidate',
  failed: false,
  ...changes,
});
const ofStable = { arm: 'stable', version: '1.0.0' } as const;

const remotesOf = (api: RunningApi) => join(api.folder, 'remotes');
const begin = (folder: string, rollout: string, percent = 50) =>
  writeRegistry(folder, {
    'mfe-some': { version: '1.0.0', candidate: { version: '2.0.0', percent, rollout } },
    'mfe-other': { version: '7.0.0' },
  });

const send = (api: RunningApi, body: unknown) =>
  api.call('POST', '/api/rollouts/outcomes', { body, from: uniqueAddress() });
const fail = async (api: RunningApi, rollout: string, times: number) => {
  for (let time = 0; time < times; time += 1) await send(api, outcome({ rollout, failed: true }));
};
const visitsOf = (api: RunningApi, rollout: string) =>
  api.dataSource.manager.find(RolloutVisits, { where: { rollout }, order: { arm: 'ASC' } });
const settled = (api: RunningApi, rollout: string) =>
  waitFor('the verdict to be carried out', async () => {
    const row = await api.dataSource.manager.findOneBy(Rollout, { rollout });
    return row?.settled_at ? row : undefined;
  });
const recorded = async (api: RunningApi) => {
  const path = '/api/activity?event=roll_out_stopped';
  return (await api.call<Page<ActivityEntry>>('GET', path, { token: await api.signIn() })).body.items;
};

const declareTests: Parameters<typeof onEachEngine>[1] = (api) => {
  test('outcomes are counted by version, and nothing about visitors is stored [ROLLOUT-24]', async () => {
    begin(remotesOf(api), 'counted01');
    for (const changes of [{}, {}, { failed: true }, ofStable, { ...ofStable, failed: true }, ofStable])
      expect((await send(api, outcome({ rollout: 'counted01', ...changes }))).status).toBe(204);
    const rows = await visitsOf(api, 'counted01');
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect(rows).toEqual([
      { rollout: 'counted01', arm: 'candidate', version: '2.0.0', day, successes: 2, failures: 1 },
      { rollout: 'counted01', arm: 'stable', version: '1.0.0', day, successes: 2, failures: 1 },
    ]);
  });

  test.each([
    ['of another roll-out', { rollout: 'unknown01' }],
    ['of another remote', { remote: 'mfe-other', version: '7.0.0' }],
    ['of a remote that nobody knows', { remote: 'mfe-none' }],
    ['of another version', { version: '3.0.0' }],
    ['of the stable version as the candidate', { version: '1.0.0' }],
    ['of the candidate as the stable version', { arm: 'stable' as const }],
  ])('an outcome %s is refused, and stored nowhere [ROLLOUT-25]', async (_, changes) => {
    begin(remotesOf(api), 'refused01');
    const answer = await send(api, outcome({ rollout: 'refused01', failed: true, ...changes }));
    expect([answer.status, answer.body.code]).toEqual([404, 'roll_out_unknown']);
    expect(await api.dataSource.manager.findBy(Rollout, { rollout: 'refused01' })).toEqual([]);
    expect(await api.dataSource.manager.findBy(Rollout, { rollout: 'unknown01' })).toEqual([]);
  });

  test.each([
    ['more than the schema has', { ...outcome(), address: '10.1.2.3' }],
    ['a name that is none', outcome({ rollout: '../etc' })],
    ['an arm that is none', { ...outcome(), arm: 'both' }],
  ])('an outcome with %s is refused [ROLLOUT-25]', async (_, body) => {
    expect((await send(api, body)).status).toBe(400);
  });

  test('an address can send 60 outcomes a minute [ROLLOUT-25]', async () => {
    begin(remotesOf(api), 'limited01');
    const from = uniqueAddress();
    const body = outcome({ rollout: 'limited01' });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await api.call('POST', '/api/rollouts/outcomes', { body, from })).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429]);
  });

  test('a candidate that fails is withdrawn within a second, recorded once, and not counted any more [ROLLOUT-26]', async () => {
    begin(remotesOf(api), 'failing01', 10);
    await fail(api, 'failing01', 4);
    expect(readWithdrawnFile(remotesOf(api))).toEqual({});
    await fail(api, 'failing01', 1);
    const row = await settled(api, 'failing01');
    expect(readWithdrawnFile(remotesOf(api))).toEqual({ 'mfe-some': ['2.0.0'] });
    expect(Date.parse(row.settled_at!) - Date.parse(row.judged_at!)).toBeLessThan(1000);
    expect((await send(api, outcome({ rollout: 'failing01', failed: true }))).status).toBe(404);
    await api.app.get(Withdrawals).execute();
    const entries = await recorded(api);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      username: '(roll-out)',
      resource_type: 'module',
      resource_id: 'mfe-some',
      changes: { version: { before: '2.0.0', after: '1.0.0' } },
    });
    rmSync(join(remotesOf(api), 'withdrawn.json'));
  });

  test('a verdict that cannot be written is tried again, with what it waits for in the log [ROLLOUT-27]', async () => {
    const withdrawn = join(remotesOf(api), 'withdrawn.json');
    begin(remotesOf(api), 'retried01', 10);
    const entries = (await recorded(api)).length;
    writeFileSync(withdrawn, '{}');
    await send(api, outcome({ rollout: 'retried01' }));
    await api.dataSource.manager.update(Rollout, { rollout: 'retried01' }, { judged_at: () => 'now()' });
    writeFileSync(withdrawn, 'not JSON');
    await expect(api.app.get(Withdrawals).execute()).rejects.toThrow('is not JSON');
    api.app.get(Withdrawals).wake();
    await waitFor('the log', () => Promise.resolve(api.logs().includes('could not withdraw a version')));
    expect(await recorded(api)).toHaveLength(entries);
    rmSync(withdrawn);
    api.app.get(Withdrawals).wake();
    await settled(api, 'retried01');
    expect(readWithdrawnFile(remotesOf(api))).toEqual({ 'mfe-some': ['2.0.0'] });
    expect(await recorded(api)).toHaveLength(entries + 1);
    rmSync(withdrawn);
  });

  test('a verdict on a roll-out that somebody has ended meanwhile takes nothing back [ROLLOUT-27]', async () => {
    begin(remotesOf(api), 'ended0001', 10);
    const entries = (await recorded(api)).length;
    await send(api, outcome({ rollout: 'ended0001' }));
    writeRegistry(remotesOf(api), { 'mfe-some': { version: '2.0.0' } });
    await api.dataSource.manager.update(Rollout, { rollout: 'ended0001' }, { judged_at: () => 'now()' });
    api.app.get(Withdrawals).wake();
    await settled(api, 'ended0001');
    expect(readWithdrawnFile(remotesOf(api))).toEqual({});
    expect(await recorded(api)).toHaveLength(entries);
  });
};

onEachEngine('roll-outs', declareTests);

test('an API without a registry says that it judges no roll-outs [ROLLOUT-28]', async () => {
  const api = await startApi(embedded);
  try {
    await waitFor('the log', () =>
      Promise.resolve(api.logs().includes('no roll-out is judged until there is one')),
    );
    expect((await send(api, outcome())).status).toBe(404);
  } finally {
    await api.stop();
  }
});

const url = serverUrl;
if (url) {
  test('two APIs count into one, and withdraw once [ROLLOUT-26]', async () => {
    const created = await createDatabase(url, 'seeded');
    const engine: Engine = {
      name: 'one server for all',
      async create() {
        const database = await openServer(created.url, entities);
        return { database, drop: () => database.close() };
      },
    };
    const one = await startApi(engine);
    const other = await startApi(engine, { REMOTES_DIR: remotesOf(one) });
    try {
      begin(remotesOf(one), 'replicas1');
      const body = outcome({ rollout: 'replicas1' });
      await Promise.all(Array.from({ length: 40 }, (_, index) => send(index % 2 ? one : other, body)));
      expect(await visitsOf(one, 'replicas1')).toMatchObject([{ successes: 40, failures: 0 }]);

      const failed = { ...body, failed: true };
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, index) => send(index % 2 ? one : other, failed)),
      );
      await settled(one, 'replicas1');
      const counted = answers.filter(({ status }) => status === 204).length;
      expect(await visitsOf(other, 'replicas1')).toMatchObject([{ successes: 40, failures: counted }]);
      expect(readWithdrawnFile(remotesOf(one))).toEqual({ 'mfe-some': ['2.0.0'] });
      expect(await recorded(other)).toHaveLength(1);
    } finally {
      await other.stop();
      await one.stop();
      await created.drop();
    }
  });
}
