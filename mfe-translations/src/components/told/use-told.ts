import { useEffect, useEffectEvent } from 'react';
import type { LiveChange } from '@lens/contracts/live';
import { listenLive } from '@lens/platform/live-stream';

interface Told {
  /** At once; what is told meanwhile is gathered until this is done: an import writes hundreds of texts. */
  hear: (changes: LiveChange[]) => Promise<unknown>;
  /** Nobody knows what was missed. */
  onGap: () => void;
}

/** What is changed at the desk, by whomever, as it happens. */
export function useTold({ hear, onGap }: Told): void {
  const told = useEffectEvent(hear);
  const missed = useEffectEvent(onGap);
  useEffect(() => {
    let gathered: LiveChange[] = [];
    let isWorking = false;
    let isOver = false;
    const work = async () => {
      isWorking = true;
      while (gathered.length > 0 && !isOver) {
        const changes = gathered;
        gathered = [];
        await told(changes).catch(console.error);
      }
      isWorking = false;
    };
    const leave = listenLive((event, data) => {
      if (event === 'gap') missed();
      if (event !== 'change') return;
      gathered.push(data as LiveChange);
      if (!isWorking) void work();
    });
    return () => {
      isOver = true;
      leave();
    };
  }, []);
}
