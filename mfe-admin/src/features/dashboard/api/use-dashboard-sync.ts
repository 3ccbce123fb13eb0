import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { subscribeToEvents } from '@lens/platform/event-stream';

/** Changes of many things at once are told one by one. */
const debounceMs = 400;

/** Reads the figures again when something happens that they may count. */
export function useDashboardSync(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribeToEvents(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: ['dashboard'] }), debounceMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client]);
}
