import { useCallback, useEffect, useRef, useState } from 'react';
import { readMatrix, type Matrix } from './read-matrix';

/** A refresh shows that it works for at least this long: a flicker would leave people wondering. */
const shortestRefresh = 1_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface MatrixState {
  matrix: Matrix | null;
  /** When `matrix` was read. */
  readAt: Date | null;
  error: string | null;
  refreshing: boolean;
  refresh: () => void;
}

/**
 * The matrix, read when first shown and on every `refresh`; it stays when a refresh fails.
 * @param staff remotes that serve staff only
 */
export function useMatrix(staff: ReadonlySet<string>): MatrixState {
  const [state, setState] = useState<Omit<MatrixState, 'refresh'>>({
    matrix: null,
    readAt: null,
    error: null,
    refreshing: true,
  });
  const running = useRef<AbortController | null>(null);

  const load = useCallback(
    async (shortest: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState((before) => ({ ...before, refreshing: true }));
      const [outcome] = await Promise.allSettled([readMatrix(staff, controller.signal), pause(shortest)]);
      if (controller.signal.aborted) return;
      if (outcome.status === 'fulfilled') {
        setState({ matrix: outcome.value, readAt: new Date(), error: null, refreshing: false });
      } else {
        console.error(outcome.reason);
        const error = outcome.reason instanceof Error ? outcome.reason.message : 'Network error';
        setState((before) => ({ ...before, error, refreshing: false }));
      }
    },
    [staff],
  );

  useEffect(() => {
    void load(0);
    return () => running.current?.abort();
  }, [load]);

  return { ...state, refresh: () => void load(shortestRefresh) };
}
