import type { QueryRunner } from 'typeorm';
import type { Database } from '../src/database/database.js';
import { engines, server, serverUrl } from './harness/engines.js';

const approve = `UPDATE testimonials SET status = 'approved'`;
const readRevision = async ({ dataSource }: Database): Promise<number> =>
  Number((await dataSource.query('SELECT revision FROM content_revision'))[0].revision);
const insertTestimonials = (count: number) => `INSERT INTO testimonials
    (status, procedure_type, rating, featured, region, name, quote, key_benefits, consent, source, is_sample)
  SELECT 'pending', 'LASIK', 5, false, 'california', 'Person ' || n, 'Good.', '{}', true, 'A letter', false
  FROM generate_series(1, ${count}) AS n`;

describe.each(engines)('a raised content revision ($name)', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await engine.create('seeded'));
    await database.dataSource.query(insertTestimonials(1000));
  });
  afterAll(() => drop());

  test('is raised once by a transaction, however many rows and statements it writes [CACHE-8]', async () => {
    const before = await readRevision(database);
    await database.dataSource.transaction(async (manager) => {
      await manager.query(approve);
      await manager.query(`UPDATE statistics SET value = value + 1`);
      await manager.query(`UPDATE testimonials SET age = 41`);
    });
    expect(await readRevision(database)).toBe(before + 1);
  });

  test('is taken back with the writes of a transaction that fails', async () => {
    const before = await readRevision(database);
    const failing = database.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE testimonials SET age = 42`);
      throw new Error('planted');
    });
    await expect(failing).rejects.toThrow('planted');
    expect(await readRevision(database)).toBe(before);
  });
});

const url = serverUrl;
if (url) {
  describe('transactions at the same time', () => {
    let database: Database;
    let drop: () => Promise<void>;
    let runners: QueryRunner[];
    beforeAll(async () => {
      ({ database, drop } = await server(url).create('seeded'));
    });
    afterAll(() => drop());
    beforeEach(() => {
      runners = [database.dataSource.createQueryRunner(), database.dataSource.createQueryRunner()];
    });
    afterEach(() => Promise.all(runners.map((runner) => runner.release())));

    test('raise the revision each, wait for each other nowhere, and show no revision before its content [CACHE-8]', async () => {
      const [first, second] = runners as [QueryRunner, QueryRunner];
      const before = await readRevision(database);
      await first.startTransaction();
      await second.startTransaction();
      await first.query(`UPDATE statistics SET value = 7 WHERE key = 'pacific_islands'`);
      await second.query(`UPDATE settings SET value = value || '{"practice": "Other"}'`);
      await second.query(`UPDATE statistics SET value = 8 WHERE key = 'guam_missions'`);
      // Rows in the opposite order: if a lock were taken at the first write, one would wait for the other for ever.
      await first.query(`UPDATE statistics SET value = 9 WHERE key = 'satisfaction'`);
      expect(await readRevision(database)).toBe(before);
      await second.commitTransaction();
      expect(await readRevision(database)).toBe(before + 1);
      await first.commitTransaction();
      expect(await readRevision(database)).toBe(before + 2);
    });

    test('lose no raise when many commit at once [CACHE-8]', async () => {
      const before = await readRevision(database);
      const keys: { key: string }[] = await database.dataSource.query('SELECT key FROM statistics');
      const writes = keys.map(({ key }) =>
        database.dataSource.query(`UPDATE statistics SET position = position + 1 WHERE key = $1`, [key]),
      );
      await Promise.all(writes);
      expect(await readRevision(database)).toBe(before + keys.length);
    });
  });
}
