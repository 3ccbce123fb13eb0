import { useState } from 'react';
import { idOf, type PendingText } from '../changes';

/**
 * What is ticked, as it was looked at: other words that a colleague puts in its place are not published under a tick that
 * was meant for the ones before.
 * @param pending undefined while it is not known
 */
export function useChoice(pending: PendingText[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PendingText>>(new Map());
  const isChosen = (text: PendingText) => chosen.get(idOf(text))?.revision === text.revision;
  const texts = (pending ?? []).filter(isChosen);
  const kept = new Set(texts.map(idOf));
  return {
    /** As they are published. */
    texts,
    /** What was ticked and is not meant any more. */
    lost: pending ? [...chosen.values()].filter((text) => !kept.has(idOf(text))) : [],
    isChosen,
    choose: (some: PendingText[], isWanted: boolean) => {
      const ids = new Set(some.map(idOf));
      // Whoever goes on choosing has read what was lost.
      const others = texts.filter((text) => !ids.has(idOf(text)));
      const all = isWanted ? [...others, ...some] : others;
      setChosen(new Map(all.map((text) => [idOf(text), text])));
    },
    clear: () => setChosen(new Map()),
  };
}
