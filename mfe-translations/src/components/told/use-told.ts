import { useEffect, useEffectEvent } from 'react';
import type { LiveChange } from '@lens/contracts/live';
import { listenLive } from '@lens/platform/live-stream';

/** How long what is told is gathered, in milliseconds: an import writes hundreds of texts at once. */
const gatherMs = 150;

interface Told {
  /** What is told meanwhile waits until this is done: a run that writes text after text has nothing read without end. */
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
      while (gathered.length > 0) {
        await new Promise((resolve) => setTimeout(resolve, gatherMs));
        if (isOver) return;
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
