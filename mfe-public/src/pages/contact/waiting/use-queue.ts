import { useEffect, useSyncExternalStore } from 'react';
import { deliver } from './delivery';
import { readQueue, watchQueue } from './stored-queue';
import type { Queue } from './queue';

const empty: Queue = [];

/** The queue of this browser. While a component uses it, each sign of a connection starts a delivery. */
export function useQueue(): Queue {
  useEffect(() => {
    const attempt = () => void deliver();
    const whenSeen = () => document.visibilityState === 'visible' && attempt();
    attempt();
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, []);
  return useSyncExternalStore(watchQueue, readQueue, () => empty);
}
