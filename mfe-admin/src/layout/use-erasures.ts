import { useEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { hearsOf } from '@lens/contracts/hears-of';
import type { LiveChange } from '@lens/contracts/live';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { useSession } from '@lens/platform/session';
import { foundKey } from '../components/palette/palette';
import { markGone } from '../components/together/gone';
import { dropRow } from '../components/together/rows';

/** Where this tab holds what is about one person, by what the live feed calls it; on the screen or left behind. */
const held: Partial<Record<LiveChange['resource_type'], (readonly string[])[]>> = {
  mail: [['mails']],
  subscriber: [['subscribers']],
  consultation: [['other-requests'], foundKey('/consultations')],
};

function forget(client: QueryClient, { resource_type, id, by }: LiveChange): void {
  if (resource_type === 'mail') markGone(id, by);
  for (const key of held[resource_type] ?? []) {
    dropRow(client, { key, oneKey: () => key }, id);
    client.setQueriesData({ queryKey: key }, (data: unknown) =>
      Array.isArray(data) ? data.filter((found: { id?: unknown }) => found.id !== id) : data,
    );
    client.removeQueries({ queryKey: [...key, id] });
    // What is being read just now may have been read before.
    void client.refetchQueries({ queryKey: key, fetchStatus: 'fetching' });
  }
  // The inbox takes its rows off the screen itself, and says who it was; pages of it that were left say nothing.
  if (resource_type === 'consultation')
    client.removeQueries({ queryKey: ['consultations'], type: 'inactive' });
}

/** Takes whoever is erased off every screen of this tab, and out of what it would show when one is opened again. */
export function useErasures(client: QueryClient): void {
  const hears = useSession(({ user }) => user !== null && hearsOf(user.role, 'mail'));
  useEffect(() => {
    if (!hears) return;
    return subscribeToEvents((event, data) => {
      const change = data as LiveChange;
      if (event === 'change' && change.action === 'DELETE') forget(client, change);
      if (event !== 'gap') return;
      for (const queryKey of Object.values(held).flat()) void client.invalidateQueries({ queryKey });
    });
  }, [client, hears]);
}
