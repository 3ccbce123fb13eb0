import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MigrationExecutor } from 'typeorm';
import { listTables, quoteIdentifier } from '../src/backup/tables/catalog.js';
import { oldestReader, retired } from '../src/database/compatibility.js';
import type { Database } from '../src/database/database.js';
import { prepareDatabase } from '../src/database/prepare.js';
import { engines } from './harness/engines.js';
import { fillEveryTable } from './harness/fill-every-table.js';
import { findFailures, readOldTables } from './upgrades/old-statements.js';
import { findBreaks, readSchema } from './upgrades/schema.js';

type Keys = Map<string, { columns: string[]; rows: string[] }>;

async function findPrimaryKeys(runner: QueryRunner): Promise<Map<string, string[]>> {
  const keys = await runner.manager.query<{ table: string; columns: string[] }[]>(
    `SELECT relname AS table, array_agg(attname ORDER BY attname)::text[] AS columns
      FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND attnum = ANY (indkey)
      WHERE indisprimary AND relnamespace = 'public'::regnamespace GROUP BY relname`,
  );
  return new Map(keys.map(({ table, columns }) => [table, columns]));
}

/** The primary key of each row of each table. @param before whose keys are read, though a migration has changed them */
async function readKeys(runner: QueryRunner, before: Keys = new Map()): Promise<Keys> {
  const primaryKeys = await findPrimaryKeys(runner);
  const keys: Keys = new Map();
  for (const table of await listTables(runner))
    keys.set(table, { columns: before.get(table)?.columns ?? primaryKeys.get(table)!, rows: [] });
  const selects = [...keys].map(
    ([table, { columns }]) =>
      `SELECT '${table}' AS table, jsonb_build_array(${columns.map(quoteIdentifier).join(', ')})::text AS key
        FROM ${quoteIdentifier(table)}`,
  );
  const rows = await runner.manager.query<{ table: string; key: string }[]>(selects.join(' UNION ALL '));
  for (const { table, key } of rows) keys.get(table)!.rows.push(key);
  return keys;
}

/** Tables that lost a row. */
const findLosses = (before: Keys, after: Keys): string[] =>
  [...before]
    .filter(([table, { rows }]) => {
      const kept = new Set(after.get(table)?.rows);
      return rows.some((key) => !kept.has(key));
    })
    .map(([table]) => table);

const breakingChanges: [change: string, inSchema: RegExp | null, inUse: RegExp | null][] = [
  ['DROP TABLE rollout_visits', /rollout_visits\.\w+ is gone/, /rollout_visits: it cannot be read/],
  ['ALTER TABLE users RENAME COLUMN role TO roles', /users\.role is gone/, /users: it cannot be read/],
  ['ALTER TABLE mails ALTER COLUMN kind TYPE varchar(40)', /mails\.kind was text and is character/, null],
  ['ALTER TABLE mails ADD reason text NOT NULL DEFAULT 1', null, null],
  [
    `ALTER TABLE mails ADD reason text; UPDATE mails SET reason = ''; ALTER TABLE mails ALTER reason SET NOT NULL`,
    null,
    /mails: insert: .*reason/,
  ],
  ['ALTER TABLE mails ADD CHECK (length(text) < 9000)', /restricts what mails already had/, null],
  ['ALTER TABLE mails ADD UNIQUE (created_at)', /restricts what mails already had/, null],
  ['ALTER TABLE mails ALTER created_at DROP DEFAULT', null, /mails: insert with defaults: .*created_at/],
  [`UPDATE articles SET slug = slug || '-1'`, null, /articles: it is read otherwise/],
  [
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
       CREATE TRIGGER refuse BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION refuse()`,
    null,
    /users: update: no/,
  ],
];

const nameOf = ({ name, constructor }: MigrationInterface): string => name ?? constructor.name;

describe.each(engines)('an upgrade ($name)', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let runner: QueryRunner;

  beforeAll(async () => {
    ({ database, drop } = await engine.create());
    await fillEveryTable(database.dataSource);
    // The first versions had English titles only.
    for (const [texts, articles] of [
      ['article_texts', 'articles'],
      ['published_texts', 'published_articles'],
    ])
      await database.dataSource.query(
        `INSERT INTO ${texts} (article_id, lng, title, excerpt, body, read_time, words)
          SELECT id, 'en', 't', '', '{"type": "doc", "content": []}', 1, 't' FROM ${articles} WHERE id NOT IN
            (SELECT article_id FROM ${texts} WHERE lng = 'en')`,
      );
  });
  beforeEach(async () => {
    runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
  });
  afterEach(async () => {
    await runner.rollbackTransaction();
    await runner.release();
  });
  afterAll(() => drop());

  const inSavepoint = async (work: () => Promise<void>) => {
    await runner.query('SAVEPOINT trial');
    await work();
    await runner.query('ROLLBACK TO SAVEPOINT trial');
  };

  test('keeps every row from the schema after each earlier migration, and each can be undone [UPGRADE-1]', async () => {
    const { migrations } = database.dataSource;
    for (let count = migrations.length - 1; count > 0; count -= 1) {
      await migrations[count]!.down(runner);
      const before = await readKeys(runner);
      // To the newest from the first and, in the full run, from each; otherwise one further.
      const isWhole = count === 1 || process.env.FULL;
      const later = isWhole ? migrations.slice(count) : [migrations[count]!];
      await inSavepoint(async () => {
        for (const migration of later) await migration.up(runner);
        expect([nameOf(migrations[count]!), findLosses(before, await readKeys(runner, before))]).toEqual([
          nameOf(migrations[count]!),
          [],
        ]);
      });
    }
  });

  /** Undoes what came after the oldest version that may use today's schema. */
  const goBackToOldestReader = async (): Promise<MigrationInterface[]> => {
    const { migrations } = database.dataSource;
    const since = migrations.findIndex((migration) => nameOf(migration) === oldestReader) + 1;
    expect(since).toBeGreaterThan(0);
    const later = migrations.slice(since);
    for (const migration of later.toReversed()) await migration.down(runner);
    return later;
  };

  test('takes nothing from the version before, which reads and writes what it did [UPGRADE-2]', async () => {
    const later = await goBackToOldestReader();
    const [schema, tables] = [await readSchema(runner), await readOldTables(runner)];
    expect(tables.length).toBeGreaterThan(40);
    expect(tables.filter(({ rows }) => rows.length === 0).map(({ table }) => table)).toEqual([]);
    expect(tables.filter(({ works }) => !works.includes('insert')).map(({ table }) => table)).toEqual([]);
    for (const migration of later) await migration.up(runner);
    expect(findBreaks(schema, await readSchema(runner), retired)).toEqual([]);
    const used = tables.filter(({ table }) => !retired.includes(table));
    expect(await findFailures(runner, used)).toEqual([]);
  });

  // What is found is the same everywhere.
  const changes = engine === engines[0] ? breakingChanges : [];
  for (const [change, expectedBreak, expectedFailure] of changes)
    test(`finds what would break it: ${change} [UPGRADE-2]`, async () => {
      const schema = await readSchema(runner);
      const tables = await readOldTables(runner, ['users', 'mails', 'articles', 'rollout_visits']);
      for (const statement of change.split(/;\s+(?!END)/)) await runner.query(statement);
      const breaks = findBreaks(schema, await readSchema(runner), []);
      const failures = await findFailures(runner, tables);
      expect(breaks.join('\n')).toMatch(expectedBreak ?? /^$/);
      expect(failures.join('\n')).toMatch(expectedFailure ?? /^$/);
    });

  test('may drop what was retired in an earlier version, and this program maps none of it [UPGRADE-3]', async () => {
    const schema = await readSchema(runner);
    await runner.query('ALTER TABLE mails DROP COLUMN subject');
    await runner.query('DROP TABLE rollout_visits');
    const after = await readSchema(runner);
    expect(findBreaks(schema, after, [])).toContain('mails.subject is gone');
    expect(findBreaks(schema, after, ['mails.subject', 'rollout_visits'])).toEqual([]);
    const mapped = database.dataSource.entityMetadatas.flatMap(({ tableName, columns }) => [
      tableName,
      ...columns.map(({ databaseName }) => `${tableName}.${databaseName}`),
    ]);
    expect(retired.filter((name) => mapped.includes(name))).toEqual([]);
  });
});

describe.each(engines)('the version before ($name)', (engine) => {
  test('starts on what a newer one left, unless it took something away [UPGRADE-4]', async () => {
    const { database, drop } = await engine.create();
    const { dataSource } = database;
    const prepare = (count?: number) => {
      const migrations = dataSource.migrations.slice(0, count);
      const program = Object.create(dataSource, { migrations: { value: migrations } }) as typeof dataSource;
      return prepareDatabase(program, () => Promise.resolve());
    };
    const executed = () => dataSource.query('SELECT name FROM migrations ORDER BY id');
    // A version that is newer than all others, which adds a table.
    await prepare(-1);
    expect(await prepare()).toBe(undefined);
    const before = await executed();
    expect(before).toHaveLength(dataSource.migrations.length);

    expect(await prepare(-1)).toBe(nameOf(dataSource.migrations.at(-1)!));
    expect(await executed()).toEqual(before);
    const position = dataSource.migrations.findIndex((migration) => nameOf(migration) === oldestReader);
    await expect(prepare(position)).rejects.toThrow(
      'The database belongs to a newer version of this program.',
    );
    // The next version takes away what this one uses.
    await dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9000000000000, 'Later9000000000000')`,
    );
    await dataSource.query(`COMMENT ON TABLE migrations IS 'oldest reader: Later9000000000000'`);
    await expect(prepare()).rejects.toThrow('It was migrated to Later9000000000000');
    await drop();
  });

  test('is told before a migration that may take something away, not after it [UPGRADE-4]', async () => {
    const { database, drop } = await engine.create();
    const { dataSource } = database;
    await prepareDatabase(dataSource, () => Promise.resolve());
    const runner = dataSource.createQueryRunner();
    await new MigrationExecutor(dataSource, runner).undoLastMigration();
    await runner.query(`COMMENT ON TABLE migrations IS 'oldest reader: Initial1766000000000'`);
    await runner.release();
    const failing = {
      name: nameOf(dataSource.migrations.at(-1)!),
      up: () => Promise.reject(new Error('The server is away')),
      down: () => Promise.resolve(),
    };
    const migrations = [...dataSource.migrations.slice(0, -1), failing];
    const program = Object.create(dataSource, { migrations: { value: migrations } }) as typeof dataSource;
    await expect(prepareDatabase(program, () => Promise.resolve())).rejects.toThrow('The server is away');
    const [{ comment }] = await dataSource.query(
      `SELECT obj_description('migrations'::regclass, 'pg_class') AS comment`,
    );
    expect(comment).toBe(`oldest reader: ${oldestReader}`);
    await drop();
  });
});
