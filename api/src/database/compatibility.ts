import type { DataSource, QueryRunner } from 'typeorm';

/**
 * The newest migration that a program has to know to use today's schema: later ones only add to what it reads and writes.
 * Whoever takes something away raises it to the migration of the version that ceased to use it: docs/how-to/migrate.md.
 */
export const oldestReader = 'Rollouts1769468000000';

/** What the schema after that migration has and no program since uses: `table`, or `table.column`. */
export const retired: readonly string[] = [];

const commentStart = 'oldest reader: ';

/**
 * Tells programs that are older than this schema whether they may use it. The comment belongs to the table of migrations,
 * which every version has: a table of its own would be in backups, and restored with what was true then.
 */
export async function recordOldestReader(runner: QueryRunner): Promise<void> {
  await runner.query(`COMMENT ON TABLE public.migrations IS '${commentStart}${oldestReader}'`);
}

/** Whether a newer program has said that this one may use its schema. */
export async function mayUseNewerSchema({ migrations }: DataSource, runner: QueryRunner): Promise<boolean> {
  const [{ comment }] = await runner.manager.query<[{ comment: string | null }]>(
    `SELECT obj_description('public.migrations'::regclass, 'pg_class') AS comment`,
  );
  return migrations.some(({ name, constructor }) => comment === `${commentStart}${name ?? constructor.name}`);
}
