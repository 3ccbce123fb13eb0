import { useState } from 'react';
import { textId } from '../../../components/text-name';
import type { PendingText } from '../pending-texts';

/**
 * What is ticked, as it was looked at: other words that a colleague puts in its place are not published under a tick that
 * was meant for the ones before.
 * @param pending undefined while it is not known
 */
export function useChosenTexts(pending: PendingText[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PendingText>>(new Map());
  const [droppedTexts, setDroppedTexts] = useState<PendingText[]>([]);
  const isChosen = (text: PendingText) => chosen.get(textId(text))?.revision === text.revision;
  const texts = (pending ?? []).filter(isChosen);
  if (pending && texts.length < chosen.size) {
    // For good: a text that comes back to the list is not chosen again by itself.
    const chosenIds = new Set(texts.map(textId));
    setDroppedTexts([
      ...droppedTexts,
      ...[...chosen.values()].filter((text) => !chosenIds.has(textId(text))),
    ]);
    setChosen(new Map(texts.map((text) => [textId(text), text])));
  }
  return {
    /** As they are published. */
    texts,
    /** What was ticked and is not meant any more. */
    droppedTexts,
    isChosen,
    choose: (changed: PendingText[], shouldChoose: boolean) => {
      const ids = new Set(changed.map(textId));
      // Whoever goes on choosing has read what was lost.
      const others = texts.filter((text) => !ids.has(textId(text)));
      const nextChosen = shouldChoose ? [...others, ...changed] : others;
      setDroppedTexts([]);
      setChosen(new Map(nextChosen.map((text) => [textId(text), text])));
    },
    clear: () => setChosen(new Map()),
  };
}
