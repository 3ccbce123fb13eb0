import { useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { useBackTranslationDrafts, type BackTranslationDrafts } from './use-back-translation-drafts';
import { useCommentDrafts, type CommentDrafts } from './comments/use-comment-drafts';
import { textId, currentText, type TextName } from '../../components/text-name';

interface Draft {
  text: string;
  /** The revision of the text that the draft is based on. */
  revision: number;
}

export interface Drafts {
  /** The draft of a text; without one, the current text. */
  get: (text: DeskText) => Draft & { isDirty: boolean };
  set: (text: DeskText, draftText: string) => void;
  discard: (text: DeskText) => void;
  /** Removes the saved draft. What was typed during the save stays, based on the saved revision. */
  acceptSaved: (saved: DeskText) => void;
  comments: CommentDrafts;
  backTranslations: BackTranslationDrafts;
  /** Says what is not saved; null if everything is. */
  unsavedLabel: (text: TextName) => string | null;
  hasAny: boolean;
}

/** Unsaved translations, comments and back-translations of all texts, kept while the user looks at other texts. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const comments = useCommentDrafts();
  const backTranslations = useBackTranslationDrafts();
  const removeDraft = (id: string) => setDrafts(({ [id]: _removed, ...others }) => others);
  return {
    get: (text) => {
      const draft = drafts[textId(text)];
      return draft
        ? { ...draft, isDirty: true }
        : { text: currentText(text), revision: text.revision, isDirty: false };
    },
    set: (text, draftText) => {
      const id = textId(text);
      if (draftText === currentText(text)) removeDraft(id);
      else
        setDrafts((previous) => ({
          ...previous,
          [id]: { text: draftText, revision: previous[id]?.revision ?? text.revision },
        }));
    },
    discard: (text) => removeDraft(textId(text)),
    acceptSaved: (saved) => {
      const id = textId(saved);
      setDrafts(({ [id]: draft, ...others }) =>
        !draft || draft.text === saved.text
          ? others
          : { ...others, [id]: { ...draft, revision: saved.revision } },
      );
    },
    comments,
    backTranslations,
    unsavedLabel: (text) => {
      if (textId(text) in drafts) return 'Not saved';
      if (backTranslations.has(text)) return 'Back-translation not saved';
      return comments.has(text) ? 'Comment not sent' : null;
    },
    hasAny: Object.keys(drafts).length > 0 || comments.hasAny || backTranslations.hasAny,
  };
}
