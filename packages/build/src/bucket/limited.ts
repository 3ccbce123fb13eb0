/** How many requests are under way at once. */
const maxAtOnce = 16;

/** Runs work for each item, some at a time. The first that fails ends it. */
export async function eachLimited<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = maxAtOnce,
): Promise<void> {
  const left = [...items].reverse();
  const run = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, run)).catch((failure: unknown) => {
    left.length = 0;
    throw failure;
  });
}
