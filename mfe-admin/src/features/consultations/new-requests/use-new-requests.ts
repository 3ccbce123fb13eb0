import { useEffect, useEffectEvent, useState } from 'react';
import { isRowInUse } from '../../../components/data-table/use-row-keys';
import { subscribeToEvents } from '@lens/platform/event-stream';

/** How many requests arrived that the list does not show; `missed` if that is not known. */
export type NewRequestCount = number | 'missed';

/** Loads the list again when a request arrives; while somebody works in a row, only announces it. */
export function useNewRequests(refresh: () => void) {
  const [count, setCount] = useState<NewRequestCount>(0);
  const onEvent = useEffectEvent((event: 'consultation' | 'gap') => {
    if (!isRowInUse()) return refresh();
    setCount((before) => (event === 'gap' || before === 'missed' ? 'missed' : before + 1));
  });
  useEffect(
    () =>
      subscribeToEvents((event) => {
        if (event === 'consultation' || event === 'gap') onEvent(event);
      }),
    [],
  );
  const show = () => {
    setCount(0);
    refresh();
  };
  return { count, show };
}
