const batch = 500;

/**
 * Reads rows by their ids, a few at a time and in the order of the ids, for a reader that may be slow: no connection is
 * held in between. Rows that are gone by then are left out.
 */
export async function* readInBatches<Row extends { id: string }>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += batch) {
    const wanted = ids.slice(start, start + batch);
    const rows = new Map((await read(wanted)).map((row) => [row.id, row]));
    for (const id of wanted) {
      const row = rows.get(id);
      if (row) yield row;
    }
  }
}
