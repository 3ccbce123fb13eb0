import { useSyncExternalStore } from 'react';

const shown = new Set<symbol>();
const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watch) => watch());

/** Notes that the page shows text which a service translated and nobody has read; until what it returns is called. */
export function noteMachineText(): () => void {
  const note = Symbol('machine text');
  shown.add(note);
  tell();
  return () => {
    shown.delete(note);
    tell();
  };
}

function watchShown(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** Whether the page shows any such text. What the server sends never does. */
export const useMachineText = (): boolean =>
  useSyncExternalStore(
    watchShown,
    () => shown.size > 0,
    () => false,
  );
