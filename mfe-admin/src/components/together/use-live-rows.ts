import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LiveChange } from '@lens/contracts/live';
import { useSession } from '@lens/platform/session';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { toast } from '../toasts/toasts';
import { markGone } from './gone';
import { dropRow, knownRow, putRow, type SharedRow, type SharedRows } from './rows';
import { atRest, isOnItsWay } from './turns';

/** A name may end in an initial: `Wilma P.` */
const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

/**
 * Shows what colleagues do to one kind of things as they do it, wherever this tab shows it, and says who it was. Rows
 * change where they stand; only what is new has the list read again.
 */
export function useLiveRows<Item extends SharedRow>(rows: SharedRows<Item>): void {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  const { resource, key, oneKey, read, nameOf, belongings, removed, difference, told } = rows;

  const readLists = () => client.invalidateQueries({ queryKey: key });
  const follow = async (change: LiveChange): Promise<void> => {
    const { id, revision, by } = change;
    // What is one's own is on the screen already, and its answer may come after this.
    await atRest(id);
    const before = knownRow<Item>(client, rows, id);
    // A filter may let it in now.
    if (!before) return readLists();
    if (before.revision >= revision) return;
    const found = await read(id);
    if (!found) return;
    // What was read may be older than what one has begun to change meanwhile.
    if (isOnItsWay(id)) return follow(change);
    const after: Item = { ...before, ...found };
    putRow<Item>(client, rows, id, (row) => ({ ...row, ...found }));
    if (by === me) return;
    const what = difference?.(after, before);
    const who = by ?? 'Somebody';
    const changed = `${who} changed ${what ? `${nameOf(after)}: ${what}` : sentence(nameOf(after))}`;
    toast(told?.(who, after, before, client) ?? changed);
  };
  const forget = ({ id, by }: LiveChange) => {
    const before = knownRow<Item>(client, rows, id);
    if (by !== me) markGone(id, by);
    if (!before) return;
    dropRow(client, rows, id);
    if (by === me) return;
    for (const queryKey of [oneKey(id), ...(belongings?.(id) ?? [])]) client.removeQueries({ queryKey });
    const who = by ?? 'Somebody';
    toast(removed?.(who) ?? `${who} removed ${sentence(nameOf(before))}`);
  };
  const hear = useEffectEvent((event: string, data: unknown) => {
    if (event === 'gap') return void readLists();
    const change = data as LiveChange;
    if (event !== 'change' || change.resource_type !== resource) return;
    if (change.action === 'UPDATE') follow(change).catch(console.error);
    else if (change.action === 'DELETE') forget(change);
    else void readLists();
  });
  useEffect(() => subscribeToEvents((event, data) => hear(event, data)), []);
}
