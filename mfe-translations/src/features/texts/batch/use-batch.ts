import { useState } from 'react';
import type { DeskRow } from '@lens/contracts/desk';
import { textId } from '../../../components/text-name';

/**
 * The chosen texts of the list. A choice is for the revision that the user saw: when a colleague changes the text, it is
 * no longer chosen.
 */
export function useBatch(items: DeskRow[], canChoose: (text: DeskRow) => boolean) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeskRow>>(new Map());
  const isChosen = (text: DeskRow) => chosen.get(textId(text))?.revision === text.revision && canChoose(text);
  const choosable = items.filter(canChoose);
  return {
    choosable,
    texts: items.filter(isChosen),
    /** Were chosen, and a colleague has changed them since. */
    droppedTexts: items.filter((text) => {
      const before = chosen.get(textId(text));
      return before !== undefined && before.revision !== text.revision && text.state !== 'reviewed';
    }),
    isChosen,
    choose: (texts: DeskRow[], shouldChoose: boolean) => {
      const next = new Map(chosen);
      for (const text of texts)
        if (shouldChoose) next.set(textId(text), text);
        else next.delete(textId(text));
      setChosen(next);
    },
  };
}
