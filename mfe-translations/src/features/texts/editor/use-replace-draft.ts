import { useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { textId, currentText } from '../../../components/text-name';
import type { Drafts } from '../use-drafts';

/** Replaces or discards a draft, and can undo that until something else is typed. */
export function useReplaceDraft(text: DeskText, drafts: Drafts) {
  const [lastReplacement, setLastReplacement] = useState<{
    id: string;
    replacedText: string;
    replacement: string;
  } | null>(null);
  const id = textId(text);
  const draft = drafts.get(text);
  const remember = (replacement: string) =>
    setLastReplacement(draft.isDirty ? { id, replacedText: draft.text, replacement } : null);
  const replacedText =
    lastReplacement?.id === id && lastReplacement.replacement === draft.text
      ? lastReplacement.replacedText
      : null;
  return {
    replace: (replacement: string) => {
      remember(replacement);
      drafts.set(text, replacement);
    },
    discard: () => {
      remember(currentText(text));
      drafts.discard(text);
    },
    /** Null if there is nothing to bring back. */
    undo: replacedText === null ? null : () => drafts.set(text, replacedText),
  };
}
