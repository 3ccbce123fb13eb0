import { useState } from 'react';
import { create } from 'zustand';
import { useSession } from '@lens/platform/session';

/** Who removed what others may still have open, by id; null where it was nobody of the staff. */
const useRemovedStore = create<Readonly<Record<string, string | null>>>()(() => ({}));

/** Who it was stays known, whoever finds out later that it is gone. */
export const markRemoved = (id: string, by: string | null): void =>
  useRemovedStore.setState((gone) => ({ [id]: by ?? gone[id] ?? null }));

/** @returns who removed it, or undefined where nobody did as far as this tab has heard */
export const useRemover = (id: string): string | null | undefined => useRemovedStore((gone) => gone[id]);

/** What was there last: with whoever deletes it it leaves the cache, but not those who are writing in it. */
export function useLastKnown<Item>(current: Item | undefined): Item | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}

export const useAllRemoved = () => useRemovedStore();

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useRemovedStore.setState({}, true);
});
