import type { QueryRunner } from 'typeorm';
import { quoteIdentifier, listTables } from './catalog.js';

interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

/**
 * Does its work with foreign keys taken off and triggers silent, so that rows may come in any order and nothing is told
 * of them; then puts both back, which checks every row.
 */
export async function withoutConstraints(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const keys = await runner.manager.query<ForeignKey[]>(
    `SELECT conname AS name, conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  const tables = await listTables(runner);
  for (const { name, table } of keys)
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoteIdentifier(name)}`);
  for (const table of tables)
    await runner.query(`ALTER TABLE public.${quoteIdentifier(table)} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables)
    await runner.query(`ALTER TABLE public.${quoteIdentifier(table)} ENABLE TRIGGER USER`);
  for (const { name, table, definition } of keys)
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoteIdentifier(name)} ${definition}`);
}
