import { useEffect, useEffectEvent, useState } from 'react';
import { isRowInUse } from '../../../components/data-table/use-row-keys';
import { subscribeToEvents } from '@lens/platform/event-stream';

/** What came meanwhile and is not in the list yet; `missed`: nobody knows whether something did. */
export type Arrivals = number | 'missed';

/** Reads the list again when a request arrives; while somebody has a row in hand, only says so. */
export function useArrivals(refresh: () => void) {
  const [waiting, setWaiting] = useState<Arrivals>(0);
  const hear = useEffectEvent((event: 'consultation' | 'gap') => {
    if (!isRowInUse()) return refresh();
    setWaiting((before) => (event === 'gap' || before === 'missed' ? 'missed' : before + 1));
  });
  useEffect(
    () =>
      subscribeToEvents((event) => {
        if (event === 'consultation' || event === 'gap') hear(event);
      }),
    [],
  );
  const show = () => {
    setWaiting(0);
    refresh();
  };
  return { waiting, show };
}
