import type { QueryRunner } from 'typeorm';
import { quoteIdentifier, listTables } from './catalog.js';

interface ForeignKey {
  name: string;
  table: string;
  definition: string;
}

/**
 * Runs `work` without foreign keys and triggers, so that rows may come in any order and cause no events; then restores
 * both, which checks the foreign keys of every row.
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
