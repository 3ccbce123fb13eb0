import { useEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { canReceiveEventsAbout } from '@lens/contracts/event-access';
import type { RowChange } from '@lens/contracts/event-stream';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { useSession } from '@lens/platform/session';
import { paletteSearchKey } from '../components/palette/palette';
import { markRemoved } from '../components/shared-rows/removed-rows';
import { removeCachedRow } from '../components/shared-rows/shared-rows';

/** The cached queries with personal data, by the name of the resource in the event stream. */
const cacheKeys: Partial<Record<RowChange['resource_type'], (readonly string[])[]>> = {
  mail: [['mails']],
  subscriber: [['subscribers']],
  consultation: [['other-requests'], paletteSearchKey('/consultations')],
};

function removeFromCache(client: QueryClient, { resource_type, id, by }: RowChange): void {
  if (resource_type === 'mail') markRemoved(id, by);
  for (const key of cacheKeys[resource_type] ?? []) {
    removeCachedRow(client, { key, itemKey: () => key }, id);
    client.setQueriesData({ queryKey: key }, (data: unknown) =>
      Array.isArray(data) ? data.filter((found: { id?: unknown }) => found.id !== id) : data,
    );
    client.removeQueries({ queryKey: [...key, id] });
    // A request that is running may have been answered before the erasure.
    void client.refetchQueries({ queryKey: key, fetchStatus: 'fetching' });
  }
  // The open inbox removes its rows itself and announces who erased them; closed pages are removed here.
  if (resource_type === 'consultation')
    client.removeQueries({ queryKey: ['consultations'], type: 'inactive' });
}

/** Removes erased people from every screen of this tab and from its cache. */
export function useErasures(client: QueryClient): void {
  const receivesErasures = useSession(
    ({ user }) => user !== null && canReceiveEventsAbout(user.role, 'mail'),
  );
  useEffect(() => {
    if (!receivesErasures) return;
    return subscribeToEvents((event, data) => {
      const change = data as RowChange;
      if (event === 'change' && change.action === 'DELETE') removeFromCache(client, change);
      if (event !== 'gap') return;
      for (const queryKey of Object.values(cacheKeys).flat()) void client.invalidateQueries({ queryKey });
    });
  }, [client, receivesErasures]);
}
