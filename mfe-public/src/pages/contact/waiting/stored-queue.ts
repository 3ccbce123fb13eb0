import { waitingRequestsKey } from '@lens/platform/waiting-requests';
import { parseQueue, type Queue } from './queue';

const listeners = new Set<() => void>();
let cache: { text: string; queue: Queue } = { text: '', queue: [] };

function readText(): string {
  try {
    return localStorage.getItem(waitingRequestsKey) ?? '';
  } catch {
    return '';
  }
}

/** The same array until something changes, in this tab or in another. */
export function readQueue(): Queue {
  const text = readText();
  if (text !== cache.text) cache = { text, queue: parseQueue(text) };
  return cache.queue;
}

/** @returns false if this browser refuses to store */
export function changeQueue(change: (queue: Queue) => Queue): boolean {
  const after = change(readQueue());
  const text = after.length > 0 ? JSON.stringify(after) : '';
  if (text === cache.text) return true;
  try {
    if (text) localStorage.setItem(waitingRequestsKey, text);
    else localStorage.removeItem(waitingRequestsKey);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** @returns a function that stops watching */
export function watchQueue(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
