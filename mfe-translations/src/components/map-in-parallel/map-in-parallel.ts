/** Maps items asynchronously, at most `limit` of them at a time; results keep the items' order. */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  mapItem: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await mapItem(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
