import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { ExclusiveJob } from '../src/common/jobs/exclusive-job.js';
import { Leases, type Leased } from '../src/common/jobs/leases.js';
import { openServer, type Database } from '../src/database/database.js';
import { entities } from '../src/entities.js';
import { createDatabase, engines, serverUrl } from './harness/engines.js';
import { gate } from './harness/gate.js';
import { waitFor } from './harness/wait-for.js';

interface Task extends Leased {
  attempts: number;
}

describe.each(engines)('rows that workers share ($name)', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let id: string;
  beforeAll(async () => {
    ({ database, drop } = await engine.create());
    await database.source.query(
      'CREATE TABLE tasks (id uuid PRIMARY KEY, lease uuid, leased_until timestamptz, attempts int DEFAULT 0)',
    );
  });
  beforeEach(async () => {
    id = randomUUID();
    await database.source.query('DELETE FROM tasks');
    await database.source.query('INSERT INTO tasks (id, leased_until) VALUES ($1, now())', [id]);
  });
  afterAll(() => drop());

  const worker = (seconds = 30) =>
    new Leases<Task>(database.source, {
      table: 'tasks',
      untilColumn: 'leased_until',
      leaseSeconds: seconds,
      nextIdSql: 'SELECT id FROM tasks WHERE leased_until <= now() LIMIT 1 FOR UPDATE SKIP LOCKED',
      claimSql: 'attempts = attempts + 1',
      columns: ['attempts'],
    });
  const row = async () => {
    const [found] =
      await database.source.query<{ lease: string | null; leased_until: Date | null }[]>(
        'SELECT * FROM tasks',
      );
    return found!;
  };
  const expire = () => database.source.query('UPDATE tasks SET leased_until = now()');

  test('are each handed to one worker', async () => {
    const claims = await Promise.all([worker().claim(), worker().claim(), worker().claim()]);
    expect(claims.filter(Boolean)).toMatchObject([{ id, attempts: 1 }]);
  });

  test('of a process that was killed are free after their time, and heed it no more', async () => {
    const killed = worker();
    const first = (await killed.claim())!;
    expect(await worker().claim()).toBeUndefined();
    await expire();
    const second = (await worker().claim())!;
    expect(second).toMatchObject({ id, attempts: 2 });
    // It was only slow, and comes back.
    await killed.finish(first, 'attempts = 99');
    await killed.release(first, 0);
    expect(await database.source.transaction((manager) => killed.lockLeased(manager, first))).toBe(false);
    expect(await row()).toMatchObject({ lease: second.lease, attempts: 2 });
  });

  test('stay with a worker that lives, however long it takes', async () => {
    const slow = worker(0.03);
    const task = (await slow.claim())!;
    const { leased_until } = await row();
    await slow.withLease(task, () =>
      waitFor('a renewal', async () => (await row()).leased_until! > leased_until!),
    );
    expect((await row()).lease).toBe(task.lease);
  });

  test('are given back for later, or free for the only process that starts', async () => {
    await worker().release((await worker().claim())!, 600, 'attempts = $4', 7);
    expect(await row()).toMatchObject({ lease: null, attempts: 7 });
    expect(await worker().claim()).toBeUndefined();
    await worker().releaseAll();
    expect(await worker().claim()).toMatchObject({ id, attempts: 8 });
  });

  test('that are done are handed to nobody', async () => {
    await worker().finish((await worker().claim())!, 'attempts = $3', 5);
    expect(await row()).toMatchObject({ lease: null, leased_until: null, attempts: 5 });
    await worker().releaseAll();
    expect(await worker().claim()).toBeUndefined();
  });
});

if (serverUrl) {
  const log = { error: jest.fn() } as unknown as Logger;

  class CountedJob extends ExclusiveJob {
    readonly begun = gate();
    readonly goOn = gate();

    constructor({ source }: Database) {
      super('request retention', { pauseMs: 0, failure: { level: 'error', message: '' } }, source, log);
    }

    protected async executeIn(): Promise<number> {
      this.begun.open();
      await this.goOn.opened;
      return 1;
    }
  }

  describe('a job that one process at a time does', () => {
    let drop: () => Promise<void>;
    let databases: Database[];
    beforeAll(async () => {
      const shared = await createDatabase(serverUrl!);
      databases = [await openServer(shared.url, entities), await openServer(shared.url, entities)];
      drop = shared.drop;
    });
    afterAll(async () => {
      for (const database of databases) await database.close();
      await drop();
    });

    test('has one pass where two processes are at it at once', async () => {
      const [at, late] = databases.map((database) => new CountedJob(database)) as [CountedJob, CountedJob];
      late.goOn.open();
      const pass = at.execute();
      await at.begun.opened;
      expect(await late.execute().finally(at.goOn.open)).toBe(0);
      expect(await pass).toBe(1);
      expect(await late.execute()).toBe(1);
    });
  });
}
