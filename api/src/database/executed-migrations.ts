import type { QueryRunner } from 'typeorm';

/** The names of the executed migrations, oldest first; none if the database is empty. */
export async function executedMigrations(runner: QueryRunner): Promise<string[]> {
  if (!(await runner.hasTable('migrations'))) return [];
  const rows = await runner.manager.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}
