import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { subscribeToEvents } from '@lens/platform/event-stream';

/** Changes of many things at once are told one by one. */
const settling = 400;

/** Reads the figures again when something happens that they may count. */
export function useLiveFigures(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = subscribeToEvents(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries({ queryKey: ['dashboard'] }), settling);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [client]);
}
