import { useEffect, useEffectEvent } from 'react';
import type { RowChange } from '@lens/contracts/event-stream';
import { subscribeToEvents } from '@lens/platform/event-stream';

interface ChangeHandlers {
  /** At once; what is told meanwhile is gathered until this is done: an import writes hundreds of texts. */
  onChanges: (changes: RowChange[]) => Promise<unknown>;
  /** Nobody knows what was missed. */
  onGap: () => void;
}

/** What is changed at the desk, by whomever, as it happens. */
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
