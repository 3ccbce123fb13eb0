import { useEffect, useEffectEvent } from 'react';
import type { RowChange } from '@lens/contracts/event-stream';
import { subscribeToEvents } from '@lens/platform/event-stream';

interface ChangeHandlers {
  /** Changes that arrive while this runs are collected for its next call, since an import changes hundreds of texts. */
  onChanges: (changes: RowChange[]) => Promise<unknown>;
  /** Called when events may have been missed. */
  onGap: () => void;
}

/** Handles the changes of the event stream, one call at a time. */
export function useEventStream({ onChanges, onGap }: ChangeHandlers): void {
  const handleChanges = useEffectEvent(onChanges);
  const handleGap = useEffectEvent(onGap);
  useEffect(() => {
    let pending: RowChange[] = [];
    let isHandling = false;
    let isClosed = false;
    const handlePending = async () => {
      isHandling = true;
      while (pending.length > 0 && !isClosed) {
        const changes = pending;
        pending = [];
        await handleChanges(changes).catch(console.error);
      }
      isHandling = false;
    };
    const unsubscribe = subscribeToEvents((event, data) => {
      if (event === 'gap') handleGap();
      if (event !== 'change') return;
      pending.push(data as RowChange);
      if (!isHandling) void handlePending();
    });
    return () => {
      isClosed = true;
      unsubscribe();
    };
  }, []);
}
