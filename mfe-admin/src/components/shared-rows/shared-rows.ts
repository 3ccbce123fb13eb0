import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';

/** A thing that several people see and change. */
export interface SharedRow {
  id: string;
  revision: number;
}

/** Where one kind of shared things is held, and how it is read again. */
export interface SharedRows<Item extends SharedRow> {
  /** What the live feed calls it. */
  resource: RowChange['resource_type'];
  /** Under which pages of lists are held. */
  key: QueryKey;
  /** Under which one of them is held by itself. */
  itemKey: (id: string) => QueryKey;
  /** What else is held of it by itself, and goes with it. */
  relatedKeys?: (id: string) => QueryKey[];
  /** What lists show of it, as it is now; nothing where it is gone. */
  read: (id: string) => Promise<(Partial<Item> & SharedRow) | undefined>;
  nameOf: (item: Item) => string;
  /** What is said when one goes; without it, that a colleague removed it, by its name. */
  describeRemoval?: (by: string) => string;
  /** What a colleague did, as far as the screen shows it: `Booked`. */
  describeDifference?: (after: Item, before: Item) => string | undefined;
  /** What a colleague did, as a sentence of its own: `lin took Ana Reyes’s request.` */
  describeChange?: (by: string, after: Item, before: Item, client: QueryClient) => string | undefined;
}

type CacheKeys = Pick<SharedRows<SharedRow>, 'key' | 'itemKey'>;

const isPage = <Item>(data: unknown): data is Page<Item> =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/** The row as this tab knows it. */
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

/** Shows a row anew wherever it stands, without reading lists again: no row moves under anybody's hand. */
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

/** Takes a row out of every list. */
export function removeCachedRow(client: QueryClient, { key }: CacheKeys, id: string): void {
  client.setQueriesData({ queryKey: key }, (data: unknown) =>
    isPage<SharedRow>(data) && data.items.some((row) => row.id === id)
      ? { ...data, items: data.items.filter((row) => row.id !== id), total: data.total - 1 }
      : data,
  );
}

/** @returns what `read` answers, or nothing where the API says that it is gone */
export const undefinedIfGone = async <Item>(read: Promise<Item>, isGone: (failure: unknown) => boolean) =>
  read.catch((failure: unknown) => {
    if (isGone(failure)) return undefined;
    throw failure;
  });
