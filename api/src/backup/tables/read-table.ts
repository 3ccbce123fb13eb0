import type { QueryRunner } from 'typeorm';
import { quoteIdentifier } from './catalog.js';

const batchRows = 200;

/** So that one value is always the same text, whatever a server or a role has for defaults. */
const textSettings = [
  `TIME ZONE 'UTC'`,
  `IntervalStyle = 'postgres'`,
  `bytea_output = 'hex'`,
  'extra_float_digits = 1',
];

/** Until the transaction ends, equal rows are read as equal lines on every server. */
export async function readAlike(runner: QueryRunner): Promise<void> {
  for (const setting of textSettings) await runner.query(`SET LOCAL ${setting}`);
}

/** How many rows `readTable` will read in this transaction, and how many bytes. */
export async function measureTable(
  runner: QueryRunner,
  table: string,
): Promise<{ rows: number; bytes: number }> {
  const [{ rows, bytes }] = await runner.manager.query<[{ rows: number; bytes: string }]>(
    `SELECT count(*)::int AS rows,
        coalesce(sum(octet_length(convert_to(to_jsonb(r)::text, 'UTF8')) + 1), 0)::text AS bytes
      FROM public.${quoteIdentifier(table)} AS r`,
  );
  return { rows, bytes: Number(bytes) };
}

/**
 * One line of JSON for each row, in an order that depends on the rows alone, so that equal tables have equal hashes. The
 * database makes the lines, so that every type keeps its exact value.
 */
export async function* readTable(runner: QueryRunner, table: string): AsyncGenerator<Buffer> {
  await runner.query(`DECLARE dumped NO SCROLL CURSOR FOR
    SELECT to_jsonb(r)::text AS row FROM public.${quoteIdentifier(table)} AS r
    ORDER BY (to_jsonb(r)::text) COLLATE "C"`);
  for (;;) {
    const rows = await runner.manager.query<{ row: string }[]>(`FETCH ${batchRows} FROM dumped`);
    if (rows.length === 0) break;
    yield Buffer.from(rows.map(({ row }) => `${row}\n`).join(''));
  }
  await runner.query('CLOSE dumped');
}
