import { open } from 'node:fs/promises';
import type { QueryRunner } from 'typeorm';
import { quoteIdentifier } from './catalog.js';

const batchRows = 200;

/**
 * Writes one line of JSON per row. The database makes it, so that every type keeps its exact value.
 * @returns row count
 */
export async function dumpTable(runner: QueryRunner, table: string, file: string): Promise<number> {
  const output = await open(file, 'wx', 0o600);
  let count = 0;
  try {
    await runner.query(`DECLARE dumped NO SCROLL CURSOR FOR
      SELECT to_jsonb(r)::text AS row FROM public.${quoteIdentifier(table)} AS r`);
    for (;;) {
      const rows = await runner.manager.query<{ row: string }[]>(`FETCH ${batchRows} FROM dumped`);
      if (rows.length === 0) break;
      await output.write(rows.map(({ row }) => `${row}\n`).join(''));
      count += rows.length;
    }
    await runner.query('CLOSE dumped');
  } finally {
    await output.close();
  }
  return count;
}
