import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { subscribeToEvents } from '@lens/platform/event-stream';

/** Bulk changes send one event each, so they are collected. */
const debounceMs = 400;

/** Loads the dashboard again after any event. */
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
