const batchSize = 500;

/**
 * Reads rows by their ids, in batches and in the order of the ids. Between batches no connection is in use, so the
 * consumer may be slow. Rows that have been deleted in the meantime are left out.
 */
export async function* readInBatches<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const rows = new Map((await read(batch)).map((row) => [row.id, row]));
    for (const id of batch) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}
