import type { QueryRunner } from 'typeorm';

/** Names of the migrations that made this database, oldest first; none when it is empty. */
export async function executedMigrations(runner: QueryRunner): Promise<string[]> {
  if (!(await runner.hasTable('migrations'))) return [];
  const rows = await runner.manager.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}
