import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import { MigrationExecutor, type DataSource } from 'typeorm';
import { tableEntry } from '../src/backup/archive/manifest.js';
import { backUp } from '../src/backup/back-up.js';
import { DiskFolder } from '../src/backup/folders/disk-folder.js';
import { restore } from '../src/backup/restore.js';
import { loadTable } from '../src/backup/tables/load-table.js';
import { measureTable, readTable } from '../src/backup/tables/read-table.js';
import { readEnvironment } from '../src/config/env.js';
import type { Database } from '../src/database/database.js';
import { prepareDatabase } from '../src/database/prepare.js';
import { seed } from '../src/seed/seed.js';
import { Settings } from '../src/settings/settings.entity.js';
import { Statistic } from '../src/statistics/statistic.entity.js';
import { openArchive } from './harness/rewrite-archive.js';
import { readAllRows } from './harness/table-contents.js';
import { engines } from './harness/engines.js';

/** Created by `make.ts` there after each extension of the schema, and never created again for an older schema. */
const dumpsFolder = join(import.meta.dirname, 'fixtures', 'dumps');
const dumpNames = readdirSync(dumpsFolder).filter((name) => name.endsWith('.tar.gz'));

const missingFolder = new DiskFolder('/nowhere');
const folders = { media: missingFolder, remotes: missingFolder };

const findPrimaryKey = async ({ manager }: DataSource, table: string): Promise<string[]> => {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT attname AS name FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE indisprimary AND indrelid = $1::regclass ORDER BY attname`,
    [`public."${table}"`],
  );
  return rows.map(({ name }) => name);
};

describe.each(engines)('a dump ($name)', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let folder: string;

  beforeEach(async () => {
    ({ database, drop } = await engine.create());
    folder = mkdtempSync(join(tmpdir(), 'dump-'));
  });
  afterEach(async () => {
    await drop();
    rmSync(folder, { recursive: true });
  });

  test.each(dumpNames)('of %s is migrated forward with every row [UPGRADE-5]', async (name) => {
    const file = join(dumpsFolder, name);
    const { dataSource } = database;
    const manifest = await restore(dataSource, folders, { file, replace: false });
    const { entries } = await openArchive(file);
    const stored = await readAllRows(dataSource);
    for (const [table, { rows }] of Object.entries(manifest.tables)) {
      const key = await findPrimaryKey(dataSource, table);
      expect([table, key.length > 0]).toEqual([table, true]);
      const parseKeys = (lines: string[]) =>
        lines
          .map((line) => JSON.parse(line) as Record<string, unknown>)
          .map((row) => JSON.stringify(key.map((column) => row[column])))
          .sort();
      const dumped = entries.get(tableEntry(table))!.toString('utf8').split('\n').filter(Boolean);
      expect([table, dumped.length]).toEqual([table, rows]);
      expect([table, parseKeys(stored[table] ?? [])]).toEqual([table, parseKeys(dumped)]);
    }
    const executed = await dataSource.query('SELECT count(*)::int AS runs FROM migrations');
    expect(executed).toEqual([{ runs: dataSource.migrations.length }]);
    // The next start finds the administrator and the settings, and does not seed them again.
    await prepareDatabase(dataSource, (manager) => seed(manager, readEnvironment({}, '/nowhere')));
    expect((await readAllRows(dataSource))['users']).toEqual(stored['users']);
  });

  test('of the schema without labels per language keeps each label in English, and sets no retention', async () => {
    const { dataSource } = database;
    const runner = dataSource.createQueryRunner();
    const executor = new MigrationExecutor(dataSource, runner);
    const [initial, stories, articles] = await executor.getPendingMigrations();
    for (const migration of [initial, stories, articles]) await executor.executeMigration(migration!);
    await runner.query(
      `INSERT INTO statistics (key, value, label, position) VALUES ('k', 99.25, 'Ours', 10)`,
    );
    await runner.query(`INSERT INTO settings (id, value) VALUES (1, '{"practice": "Kept"}')`);
    await runner.release();
    const file = join(folder, 'old.tar.gz');
    expect((await backUp(dataSource, folders, file)).migrations).toHaveLength(3);

    await restore(dataSource, folders, { file, replace: true });
    const [figure] = await dataSource.manager.find(Statistic);
    expect(figure).toMatchObject({ key: 'k', value: 99.25, labels: { en: 'Ours' } });
    const [settings] = await dataSource.manager.find(Settings);
    expect(settings).toMatchObject({
      value: {
        practice: 'Kept',
        awards: [],
        institutions: [],
        retentionDays: null,
        timeZone: 'America/Los_Angeles',
        languages: everyLanguageOffered,
        unsignedInEnglish: [],
      },
      revision: 1,
    });
  });

  test('contains the exact value of every type', async () => {
    const { dataSource } = database;
    const create = `CREATE TABLE odd (
      n integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, exact numeric, big bigint, small float8, bytes bytea,
      day date, moment timestamptz, span interval, words text[], grid int[][], tree jsonb, made integer
      GENERATED ALWAYS AS (n * 2) STORED, empty text)`;
    await dataSource.query(create);
    await dataSource.query(`INSERT INTO odd (exact, big, small, bytes, day, moment, span, words, grid, tree) VALUES
      (12345678901234567890.123456789012345678901234567890, 9223372036854775807, 0.1, '\\x00ff10', '0044-03-15 BC',
        '2020-02-29 23:59:59.999999+14', '1 year 2 mons -3 days', ARRAY['a"b', NULL, ''], '{{1,2},{3,4}}', '{"a": 1.10}'),
      ('NaN', -9223372036854775808, '-Infinity', '', 'infinity', '-infinity', '0', '{}', '{}', 'null')`);
    const before = (await readAllRows(dataSource))['odd'];
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    const file = join(folder, 'odd');
    await writeFile(file, readTable(runner, 'odd'));
    expect(await measureTable(runner, 'odd')).toEqual({ rows: 2, bytes: statSync(file).size });
    await runner.query('DROP TABLE odd');
    await runner.query(create);
    expect(await loadTable(runner, 'odd', createReadStream(file))).toBe(2);
    await runner.commitTransaction();
    await runner.release();
    expect((await readAllRows(dataSource))['odd']).toEqual(before);
  });
});
