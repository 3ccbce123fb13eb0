import { useEffect, useSyncExternalStore } from 'react';
import { deliver } from './delivery';
import { readQueue, watchQueue } from './stored-queue';
import type { Queue } from './queue';

const nothing: Queue = [];

/** What waits in this browser and what became of it. While it is watched, every sign of a connection starts an attempt. */
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
  return useSyncExternalStore(watchQueue, readQueue, () => nothing);
}
