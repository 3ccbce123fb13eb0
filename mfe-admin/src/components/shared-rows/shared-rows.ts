import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';

/** A row that several people may change. */
export interface SharedRow {
  id: string;
  revision: number;
}

/** How one kind of row is cached, read and announced. */
export interface SharedRows<Item extends SharedRow> {
  /** Its name in the event stream. */
  resource: RowChange['resource_type'];
  /** The prefix of all query keys of its lists. */
  key: QueryKey;
  /** The query key of a single row. */
  itemKey: (id: string) => QueryKey;
  /** Other query keys that belong to a row and are removed with it. */
  relatedKeys?: (id: string) => QueryKey[];
  /** Reads what lists show of a row; undefined if the row is gone. */
  read: (id: string) => Promise<(Partial<Item> & SharedRow) | undefined>;
  nameOf: (item: Item) => string;
  /** The message when a row is removed; by default it names the colleague and the row. */
  describeRemoval?: (by: string) => string;
  /** What a colleague changed, in a word: `Booked`. */
  describeDifference?: (after: Item, before: Item) => string | undefined;
  /** What a colleague did, as a sentence: `lin took Ana Reyes’s request.` */
  describeChange?: (by: string, after: Item, before: Item, client: QueryClient) => string | undefined;
}

type CacheKeys = Pick<SharedRows<SharedRow>, 'key' | 'itemKey'>;

const isPage = <Item>(data: unknown): data is Page<Item> =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/** The newest version of a row in the cache. */
export function findCachedRow<Item extends SharedRow>(
  client: QueryClient,
  { key, itemKey }: CacheKeys,
  id: string,
): Item | undefined {
  const rows = client
    .getQueriesData({ queryKey: key })
    .flatMap(([, data]) => (isPage<Item>(data) ? data.items : []))
    .filter((row) => row.id === id);
  const one = client.getQueryData<Item>(itemKey(id));
  return [...rows, ...(one ? [one] : [])].sort((a, b) => b.revision - a.revision)[0];
}

/** Updates a row in every list without loading the lists again, so that no row moves. */
export function updateCachedRow<Item extends SharedRow>(
  client: QueryClient,
  { key, itemKey }: CacheKeys,
  id: string,
  change: (row: Item) => Item,
): void {
  client.setQueriesData({ queryKey: key }, (data: unknown) =>
    isPage<Item>(data) && data.items.some((row) => row.id === id)
      ? { ...data, items: data.items.map((row) => (row.id === id ? change(row) : row)) }
      : data,
  );
  client.setQueryData<Item>(itemKey(id), (row) => row && change(row));
}

/** Removes a row from every list. */
export function removeCachedRow(client: QueryClient, { key }: CacheKeys, id: string): void {
  client.setQueriesData({ queryKey: key }, (data: unknown) =>
    isPage<SharedRow>(data) && data.items.some((row) => row.id === id)
      ? { ...data, items: data.items.filter((row) => row.id !== id), total: data.total - 1 }
      : data,
  );
}

/** @returns the result of `read`, or undefined if the API says that the row is gone */
export const undefinedIfGone = async <Item>(read: Promise<Item>, isGone: (failure: unknown) => boolean) =>
  read.catch((failure: unknown) => {
    if (isGone(failure)) return undefined;
    throw failure;
  });
