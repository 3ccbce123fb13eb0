import type { QueryRunner } from 'typeorm';
import { prepareDatabase } from '../src/database/prepare.js';
import { server, serverUrl } from './harness/engines.js';

// The embedded database has one connection, and nobody to wait for.
if (serverUrl) {
  const { create } = server(serverUrl);

  test('a migration that waits for a long reading lets requests through [UPGRADE-6]', async () => {
    const { database, drop } = await create();
    const { dataSource } = database;
    await prepareDatabase(dataSource, () => Promise.resolve());
    const reader = dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('SELECT count(*) FROM mails');
    const failures: string[] = [];
    const added = {
      name: 'Added9000000000000',
      async up(runner: QueryRunner) {
        await runner.query('ALTER TABLE mails ADD reason text').catch((error: Error) => {
          failures.push(error.message);
          throw error;
        });
      },
      down: () => Promise.resolve(),
    };
    const migrations = [...dataSource.migrations, added];
    const program = Object.create(dataSource, { migrations: { value: migrations } }) as typeof dataSource;
    const migrating = prepareDatabase(program, () => Promise.resolve());
    // Each of these waits for as long as the migration does.
    while (failures.length === 0) await dataSource.query('SELECT count(*) FROM mails');
    await reader.rollbackTransaction();
    await reader.release();
    await migrating;
    expect(failures).toEqual(['canceling statement due to lock timeout']);
    expect(await dataSource.query('SELECT reason FROM mails')).toEqual([]);
    expect(await dataSource.query('SHOW lock_timeout')).toEqual([{ lock_timeout: '0' }]);
    await drop();
  });
}
