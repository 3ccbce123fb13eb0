import { useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { textId, currentText } from '../../../components/text-name';
import type { Drafts } from '../use-drafts';

/** Puts other words in the place of what was typed, and gives those back for as long as nothing else is typed. */
export function useReplaced(text: DeskText, drafts: Drafts) {
  const [last, setLast] = useState<{ id: string; lost: string; by: string } | null>(null);
  const id = textId(text);
  const draft = drafts.of(text);
  const remember = (by: string) => setLast(draft.dirty ? { id, lost: draft.text, by } : null);
  const lost = last?.id === id && last.by === draft.text ? last.lost : null;
  return {
    replace: (by: string) => {
      remember(by);
      drafts.write(text, by);
    },
    discard: () => {
      remember(currentText(text));
      drafts.discard(text);
    },
    /** Null where nothing was lost. */
    undo: lost === null ? null : () => drafts.write(text, lost),
  };
}
