import type { QueryRunner } from 'typeorm';
import { listColumns, listTables, quoteIdentifier } from '../../src/backup/tables/catalog.js';

/** What a program of one version has in a table. */
export interface OldTable {
  table: string;
  /** Columns that it fills, and those that it may leave to their defaults. */
  columns: string[];
  withDefault: string[];
  /** All rows, as it reads them. */
  rows: string[];
  /** Statements that it can run there. */
  works: string[];
}

const list = (columns: string[]): string => columns.map(quoteIdentifier).join(', ');

const readRows = async (runner: QueryRunner, table: string, columns: string[]): Promise<string[]> => {
  const rows = await runner.manager.query<{ row: string }[]>(
    `SELECT to_jsonb(r)::text AS row FROM (SELECT ${list(columns)} FROM ${quoteIdentifier(table)}) AS r`,
  );
  return rows.map(({ row }) => row);
};

/** Whether a value has all that the older one had: programs skip keys of JSON that they do not know. */
function has(value: unknown, older: unknown): boolean {
  if (typeof older !== 'object' || older === null) return value === older;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(older))
    return false;
  if (Array.isArray(older) && older.length !== (value as unknown[]).length) return false;
  return Object.entries(older).every(([key, one]) => has((value as Record<string, unknown>)[key], one));
}

/** Whether a program finds each row that it knew, and no other. */
function readsTheSame(rows: readonly string[], older: readonly string[]): boolean {
  const now = rows.map((row) => JSON.parse(row) as unknown);
  return now.length === older.length && older.every((row) => now.some((one) => has(one, JSON.parse(row))));
}

/** Runs statements and undoes them. @returns the message of the one that failed */
async function attempt(
  runner: QueryRunner,
  statements: [sql: string, values?: unknown[]][],
): Promise<string | null> {
  await runner.query('SAVEPOINT attempt');
  try {
    for (const [sql, values] of statements) await runner.query(sql, values);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await runner.query('ROLLBACK TO SAVEPOINT attempt');
  }
}

/** What a program may do with a table, by name: it names only columns that it knows. */
function writesOf({ table, columns, withDefault, rows: [row] }: OldTable) {
  const name = quoteIdentifier(table);
  const insert = (chosen: string[]): [string, unknown[]] => [
    `INSERT INTO ${name} (${list(chosen)}) OVERRIDING SYSTEM VALUE
      SELECT ${list(chosen)} FROM jsonb_populate_record(NULL::${name}, $1::jsonb)`,
    [row],
  ];
  // Without foreign keys, so that a row may be deleted that others refer to; it is there again at once.
  const remove: [string, unknown[]?][] = [
    ['SET LOCAL session_replication_role = replica'],
    [`DELETE FROM ${name}`],
    ['SET LOCAL session_replication_role = origin'],
  ];
  const needed = columns.filter((column) => !withDefault.includes(column));
  return {
    update: [
      [
        `UPDATE ${name} SET ${columns.map((c) => `${quoteIdentifier(c)} = ${quoteIdentifier(c)}`).join(', ')}`,
      ],
    ],
    insert: [...remove, insert(columns)],
    'insert with defaults': needed.length > 0 ? [...remove, insert(needed)] : [],
    delete: remove.slice(1, 2),
  } satisfies Record<string, [string, unknown[]?][]>;
}

/** Reads tables as a program of this version does, and tries what it may write. @param names all tables without it */
export async function readOldTables(runner: QueryRunner, names?: string[]): Promise<OldTable[]> {
  const tables: OldTable[] = [];
  for (const table of names ?? (await listTables(runner))) {
    const columns = await listColumns(runner, table);
    const defaults = await runner.manager.query<{ name: string }[]>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND (atthasdef OR attidentity <> '')`,
      [quoteIdentifier(table)],
    );
    const old: OldTable = {
      table,
      columns,
      withDefault: defaults.map(({ name }) => name),
      rows: await readRows(runner, table, columns),
      works: [],
    };
    for (const [kind, statements] of Object.entries(writesOf(old)))
      if ((await attempt(runner, statements)) === null) old.works.push(kind);
    tables.push(old);
  }
  return tables;
}

/** What such a program can no longer do, or reads otherwise. */
export async function findFailures(runner: QueryRunner, tables: OldTable[]): Promise<string[]> {
  const failures: string[] = [];
  for (const old of tables) {
    await runner.query('SAVEPOINT reading');
    const rows = await readRows(runner, old.table, old.columns).catch(() => null);
    await runner.query('ROLLBACK TO SAVEPOINT reading');
    if (rows === null) failures.push(`${old.table}: it cannot be read`);
    else if (!readsTheSame(rows, old.rows)) failures.push(`${old.table}: it is read otherwise`);
    if (rows === null) continue;
    for (const [kind, statements] of Object.entries(writesOf(old))) {
      const problem = old.works.includes(kind) ? await attempt(runner, statements) : null;
      if (problem !== null) failures.push(`${old.table}: ${kind}: ${problem}`);
    }
  }
  return failures;
}
