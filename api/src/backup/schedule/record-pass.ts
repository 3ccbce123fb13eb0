import type { DataSource } from 'typeorm';
import type { PassResult } from './make-pass.js';

/** More than a hundred days of hourly passes. */
const keptPasses = 2500;

/** Tells the database of a pass, from which the API's metrics read it. A database of an older version has no place for it. */
export async function recordPass(database: DataSource, { newest, problem }: PassResult): Promise<void> {
  const [{ table }] = await database.query<[{ table: string | null }]>(
    `SELECT to_regclass('public.backup_passes')::text AS table`,
  );
  if (table === null) return;
  await database.query('INSERT INTO backup_passes (file, made_at, bytes, problem) VALUES ($1, $2, $3, $4)', [
    newest?.name ?? null,
    newest?.madeAt ?? null,
    newest?.bytes ?? null,
    problem ?? null,
  ]);
  await database.query('DELETE FROM backup_passes WHERE id <= (SELECT max(id) FROM backup_passes) - $1', [
    keptPasses,
  ]);
}
