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

/** A name may end with an initial: `Wilma P.` */
const withFullStop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

/**
 * Shows the changes of colleagues to one kind of row as they happen, and announces who made them. Rows are updated in
 * place; lists are loaded again only for new rows.
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
    // The screen shows one's own change already, and its response may arrive after this event.
    await waitUntilSent(id);
    const before = findCachedRow<Item>(client, rows, id);
    // The row may match the filter now.
    if (!before) return refetchLists();
    if (before.revision >= revision) return;
    const found = await read(id);
    if (!found) return;
    // The row that was read may be older than a change that started meanwhile.
    if (isSending(id)) return applyChange(change);
    const after: Item = { ...before, ...found };
    updateCachedRow<Item>(client, rows, id, (row) => ({ ...row, ...found }));
    if (by === me) return;
    const difference = describeDifference?.(after, before);
    const name = by ?? 'Somebody';
    const message = `${name} changed ${difference ? `${nameOf(after)}: ${difference}` : withFullStop(nameOf(after))}`;
    toast(describeChange?.(name, after, before, client) ?? message);
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
