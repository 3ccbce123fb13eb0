import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { QueryRunner } from 'typeorm';
import { StartError } from '../../config/start-error.js';
import { listColumns, quoteIdentifier } from './catalog.js';

const maxBatchRows = 200;
const maxBatchCharacters = 4_000_000;

/** @returns how many rows it wrote @throws StartError when the table or one of its columns does not match */
export async function loadTable(runner: QueryRunner, table: string, content: Readable): Promise<number> {
  const columns = await listColumns(runner, table);
  if (columns.length === 0)
    throw new StartError(`The backup has rows for ${table}, but there is no such table.`);
  const names = columns.map(quoteIdentifier).join(', ');
  const target = `public.${quoteIdentifier(table)}`;
  let count = 0;
  let batch: string[] = [];
  let characters = 0;
  const write = async () => {
    if (batch.length === 0) return;
    await runner.query(
      `INSERT INTO ${target} (${names}) OVERRIDING SYSTEM VALUE
        SELECT ${names} FROM jsonb_populate_recordset(NULL::${target}, $1::jsonb)`,
      [`[${batch.join(',')}]`],
    );
    count += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const line of createInterface({ input: content, crlfDelay: Infinity })) {
    if (count === 0 && batch.length === 0) requireColumns(table, columns, line);
    batch.push(line);
    characters += line.length;
    if (batch.length >= maxBatchRows || characters >= maxBatchCharacters) await write();
  }
  await write();
  return count;
}

/** Refuses rows without a column of the table, which would silently be filled with null. */
function requireColumns(table: string, columns: string[], row: string): void {
  const missing = columns.filter((name) => !(name in (JSON.parse(row) as object)));
  if (missing.length > 0)
    throw new StartError(`The backup has no ${missing.join(', ')} for the table ${table}.`);
}
