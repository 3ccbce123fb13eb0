import { useState } from 'react';
import { textId } from '../../../components/text-name';
import type { PendingText } from '../pending-texts';

/**
 * The chosen texts. A choice is for the wording that the user saw: when a colleague changes the text, it is dropped.
 * @param pending undefined while loading
 */
export function useChosenTexts(pending: PendingText[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PendingText>>(new Map());
  const [droppedTexts, setDroppedTexts] = useState<PendingText[]>([]);
  const isChosen = (text: PendingText) => chosen.get(textId(text))?.revision === text.revision;
  const texts = (pending ?? []).filter(isChosen);
  if (pending && texts.length < chosen.size) {
    // Dropped for good: a text that comes back to the list is not chosen again by itself.
    const chosenIds = new Set(texts.map(textId));
    setDroppedTexts([
      ...droppedTexts,
      ...[...chosen.values()].filter((text) => !chosenIds.has(textId(text))),
    ]);
    setChosen(new Map(texts.map((text) => [textId(text), text])));
  }
  return {
    texts,
    /** Were chosen, and have changed since. */
    droppedTexts,
    isChosen,
    choose: (changed: PendingText[], shouldChoose: boolean) => {
      const ids = new Set(changed.map(textId));
      // Whoever goes on choosing has read which texts were dropped.
      const others = texts.filter((text) => !ids.has(textId(text)));
      const nextChosen = shouldChoose ? [...others, ...changed] : others;
      setDroppedTexts([]);
      setChosen(new Map(nextChosen.map((text) => [textId(text), text])));
    },
    clear: () => setChosen(new Map()),
  };
}
