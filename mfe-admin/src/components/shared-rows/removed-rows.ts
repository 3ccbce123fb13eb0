import { useState } from 'react';
import { create } from 'zustand';
import { useSession } from '@lens/platform/session';

/** Who deleted items that may still be open here, by id; null if the name is not known. */
const useRemovedStore = create<Readonly<Record<string, string | null>>>()(() => ({}));

/** A known name stays when another response only says that the item is gone. */
export const markRemoved = (id: string, by: string | null): void =>
  useRemovedStore.setState((removed) => ({ [id]: by ?? removed[id] ?? null }));

/** @returns who deleted the item; null if the name is not known, undefined if it is not deleted */
export const useRemovedBy = (id: string): string | null | undefined =>
  useRemovedStore((removed) => removed[id]);

/** The last value before it was removed from the cache, for the form that still edits it. */
export function useLastKnown<Item>(current: Item | undefined): Item | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}

export const useAllRemoved = () => useRemovedStore();

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useRemovedStore.setState({}, true);
});
