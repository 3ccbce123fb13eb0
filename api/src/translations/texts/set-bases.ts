import type { EntityManager } from 'typeorm';

/** A set goes live for the first time as it is published, over what was live until then. */
const query = `SELECT DISTINCT ON (number) number, base FROM (
    SELECT id, number, coalesce(lag(number) OVER (ORDER BY id), 0) AS base FROM text_set_activations
  ) steps WHERE number IS NOT NULL ORDER BY number, id`;

/** By the number of each set the number of what it was made of; 0 is the files alone. */
export async function setBases(manager: EntityManager): Promise<Map<number, number>> {
  const rows = await manager.query<{ number: number; base: number }[]>(query);
  return new Map(rows.map(({ number, base }) => [number, base]));
}
