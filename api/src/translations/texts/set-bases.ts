import type { EntityManager } from 'typeorm';

/** A set is activated for the first time when it is published, so the set that was active before is its base. */
const query = `SELECT DISTINCT ON (number) number, base FROM (
    SELECT id, number, coalesce(lag(number) OVER (ORDER BY id), 0) AS base FROM text_set_activations
  ) steps WHERE number IS NOT NULL ORDER BY number, id`;

/** By the number of each set: the number of the set that it was made from; 0 is the files alone. */
export async function setBases(manager: EntityManager): Promise<Map<number, number>> {
  const rows = await manager.query<{ number: number; base: number }[]>(query);
  return new Map(rows.map(({ number, base }) => [number, base]));
}
