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
    await database.dataSource.query(
      'CREATE TABLE tasks (id uuid PRIMARY KEY, lease uuid, leased_until timestamptz, attempts int DEFAULT 0)',
    );
  });
  beforeEach(async () => {
    id = randomUUID();
    await database.dataSource.query('DELETE FROM tasks');
    await database.dataSource.query('INSERT INTO tasks (id, leased_until) VALUES ($1, now())', [id]);
  });
  afterAll(() => drop());

  const createLeases = (leaseSeconds = 30) =>
    new Leases<Task>(database.dataSource, {
      table: 'tasks',
      untilColumn: 'leased_until',
      leaseSeconds,
      nextIdSql: 'SELECT id FROM tasks WHERE leased_until <= now() LIMIT 1 FOR UPDATE SKIP LOCKED',
      claimSql: 'attempts = attempts + 1',
      columns: ['attempts'],
    });
  const readRow = async () => {
    const [row] =
      await database.dataSource.query<{ lease: string | null; leased_until: Date | null }[]>(
        'SELECT * FROM tasks',
      );
    return row!;
  };
  const expire = () => database.dataSource.query('UPDATE tasks SET leased_until = now()');

  test('are each claimed by one worker', async () => {
    const claims = await Promise.all([
      createLeases().claim(),
      createLeases().claim(),
      createLeases().claim(),
    ]);
    expect(claims.filter(Boolean)).toMatchObject([{ id, attempts: 1 }]);
  });

  test('of a killed process can be claimed after their lease, and no longer by that process', async () => {
    const killed = createLeases();
    const first = (await killed.claim())!;
    expect(await createLeases().claim()).toBeUndefined();
    await expire();
    const second = (await createLeases().claim())!;
    expect(second).toMatchObject({ id, attempts: 2 });
    // The process was only slow, and continues.
    await killed.finish(first, 'attempts = 99');
    await killed.release(first, 0);
    expect(await database.dataSource.transaction((manager) => killed.lockLeased(manager, first))).toBe(false);
    expect(await readRow()).toMatchObject({ lease: second.lease, attempts: 2 });
  });

  test('stay with a worker that renews its lease', async () => {
    const slow = createLeases(0.03);
    const task = (await slow.claim())!;
    const { leased_until } = await readRow();
    await slow.withLease(task, () =>
      waitFor('a renewal', async () => (await readRow()).leased_until! > leased_until!),
    );
    expect((await readRow()).lease).toBe(task.lease);
  });

  test('can be released with a delay, which ends when the only process starts', async () => {
    await createLeases().release((await createLeases().claim())!, 600, 'attempts = $4', 7);
    expect(await readRow()).toMatchObject({ lease: null, attempts: 7 });
    expect(await createLeases().claim()).toBeUndefined();
    await createLeases().releaseAll();
    expect(await createLeases().claim()).toMatchObject({ id, attempts: 8 });
  });

  test('that are finished are not claimed again', async () => {
    await createLeases().finish((await createLeases().claim())!, 'attempts = $3', 5);
    expect(await readRow()).toMatchObject({ lease: null, leased_until: null, attempts: 5 });
    await createLeases().releaseAll();
    expect(await createLeases().claim()).toBeUndefined();
  });
});

if (serverUrl) {
  const log = { error: jest.fn() } as unknown as Logger;

  class CountedJob extends ExclusiveJob {
    readonly started = gate();
    readonly mayFinish = gate();

    constructor({ dataSource }: Database) {
      super('request retention', { pauseMs: 0, failure: { level: 'error', message: '' } }, dataSource, log);
    }

    protected async executeIn(): Promise<number> {
      this.started.open();
      await this.mayFinish.opened;
      return 1;
    }
  }

  describe('an exclusive job', () => {
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

    test('makes one pass if two processes run it at once', async () => {
      const [first, second] = databases.map((database) => new CountedJob(database)) as [
        CountedJob,
        CountedJob,
      ];
      second.mayFinish.open();
      const pass = first.execute();
      await first.started.opened;
      expect(await second.execute().finally(first.mayFinish.open)).toBe(0);
      expect(await pass).toBe(1);
      expect(await second.execute()).toBe(1);
    });
  });
}
