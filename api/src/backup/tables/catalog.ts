import type { QueryRunner } from 'typeorm';

/** Tables that the migrations fill. */
const migrationTables = ['migrations', 'typeorm_metadata'];

/**
 * Every table of the product, read from the database, so that new tables need no change here; but for those that a crash
 * empties, which nobody needs back.
 */
export async function listTables(runner: QueryRunner): Promise<string[]> {
  const rows = await runner.manager.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relpersistence <> 'u'
        AND relname <> ALL ($1) ORDER BY relname`,
    [migrationTables],
  );
  return rows.map(({ name }) => name);
}

/** The columns of a table, without generated ones. */
export async function listColumns(runner: QueryRunner, table: string): Promise<string[]> {
  const rows = await runner.manager.query<{ name: string }[]>(
    `SELECT attname AS name FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [`public.${quoteIdentifier(table)}`],
  );
  return rows.map(({ name }) => name);
}

/** The last value of every sequence that was used. */
export async function listSequences(runner: QueryRunner): Promise<Record<string, string>> {
  const rows = await runner.manager.query<{ name: string; value: string }[]>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename <> 'migrations_id_seq'`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
