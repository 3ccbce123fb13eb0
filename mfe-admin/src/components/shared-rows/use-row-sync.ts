import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import { useSession } from '@lens/platform/session';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { toast } from '../toasts/toasts';
import { markRemoved } from '../shared-rows/removed-rows';
import {
  removeCachedRow,
  findCachedRow,
  updateCachedRow,
  type SharedRow,
  type SharedRows,
} from '../shared-rows/shared-rows';
import { waitUntilSent, isSending } from '../shared-rows/send-in-order';

/** A name may end in an initial: `Wilma P.` */
const withFullStop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

/**
 * Shows what colleagues do to one kind of things as they do it, wherever this tab shows it, and says who it was. Rows
 * change where they stand; only what is new has the list read again.
 */
export function useRowSync<Item extends SharedRow>(rows: SharedRows<Item>): void {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  const {
    resource,
    key,
    itemKey,
    read,
    nameOf,
    relatedKeys,
    describeRemoval,
    describeDifference,
    describeChange,
  } = rows;

  const refetchLists = () => client.invalidateQueries({ queryKey: key });
  const applyChange = async (change: RowChange): Promise<void> => {
    const { id, revision, by } = change;
    // What is one's own is on the screen already, and its answer may come after this.
    await waitUntilSent(id);
    const before = findCachedRow<Item>(client, rows, id);
    // A filter may let it in now.
    if (!before) return refetchLists();
    if (before.revision >= revision) return;
    const found = await read(id);
    if (!found) return;
    // What was read may be older than what one has begun to change meanwhile.
    if (isSending(id)) return applyChange(change);
    const after: Item = { ...before, ...found };
    updateCachedRow<Item>(client, rows, id, (row) => ({ ...row, ...found }));
    if (by === me) return;
    const what = describeDifference?.(after, before);
    const who = by ?? 'Somebody';
    const changed = `${who} changed ${what ? `${nameOf(after)}: ${what}` : withFullStop(nameOf(after))}`;
    toast(describeChange?.(who, after, before, client) ?? changed);
  };
  const applyRemoval = ({ id, by }: RowChange) => {
    const before = findCachedRow<Item>(client, rows, id);
    if (by !== me) markRemoved(id, by);
    if (!before) return;
    removeCachedRow(client, rows, id);
    if (by === me) return;
    for (const queryKey of [itemKey(id), ...(relatedKeys?.(id) ?? [])]) client.removeQueries({ queryKey });
    const who = by ?? 'Somebody';
    toast(describeRemoval?.(who) ?? `${who} removed ${withFullStop(nameOf(before))}`);
  };
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    if (event === 'gap') return void refetchLists();
    const change = data as RowChange;
    if (event !== 'change' || change.resource_type !== resource) return;
    if (change.action === 'UPDATE') applyChange(change).catch(console.error);
    else if (change.action === 'DELETE') applyRemoval(change);
    else void refetchLists();
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
}
