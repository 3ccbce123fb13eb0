import { useSyncExternalStore } from 'react';

const shown = new Set<symbol>();
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listen) => listen());

/** Notes that the page shows a live translation, until the returned function is called. */
export function reportMachineText(): () => void {
  const note = Symbol('machine text');
  shown.add(note);
  notify();
  return () => {
    shown.delete(note);
    notify();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the page shows a live translation. A page as the server sent it never does. */
export const useHasMachineText = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown.size > 0,
    () => false,
  );
