import type { TextSets } from '@lens/contracts/desk';
import type { EntityManager } from 'typeorm';

/** The first activation of a set is its publication. Every later one is a roll back, and so is each of the files alone. */
const query = `SELECT number, username, created_at FROM (
    SELECT id, coalesce(number, 0) AS number, username, created_at,
      number IS NULL OR row_number() OVER (PARTITION BY number ORDER BY id) > 1 AS is_again
    FROM text_set_activations
  ) steps WHERE is_again ORDER BY id DESC`;

/** Who activated which set again, newest first; 0 is the files alone. */
export async function rollBacks(manager: EntityManager): Promise<TextSets['roll_backs']> {
  const rows = await manager.query<{ number: number; username: string; created_at: Date }[]>(query);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
