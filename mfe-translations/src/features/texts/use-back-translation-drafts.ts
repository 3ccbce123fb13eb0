import { useState } from 'react';
import { textId, type TextName } from '../../components/text-name';

interface BackTranslationDraft {
  text: string;
  /** The translation that the user read when they began. */
  wording: string;
}

export interface BackTranslationDrafts {
  get: (name: TextName) => BackTranslationDraft | undefined;
  /** An empty text removes the draft. */
  set: (name: TextName, draft: BackTranslationDraft) => void;
  /** Removes the draft unless more was typed during the save. */
  acceptSaved: (name: TextName, text: string) => void;
  has: (name: TextName) => boolean;
  hasAny: boolean;
}

/** Back-translations that are not saved yet, by text. */
export function useBackTranslationDrafts(): BackTranslationDrafts {
  const [drafts, setDrafts] = useState<Record<string, BackTranslationDraft>>({});
  return {
    get: (name) => drafts[textId(name)],
    set: (name, { text, wording }) =>
      setDrafts(({ [textId(name)]: previous, ...others }) =>
        text === '' ? others : { ...others, [textId(name)]: { wording: previous?.wording ?? wording, text } },
      ),
    acceptSaved: (name, text) =>
      setDrafts((before) => {
        const { [textId(name)]: draft, ...others } = before;
        return draft?.text === text ? others : before;
      }),
    has: (name) => textId(name) in drafts,
    hasAny: Object.keys(drafts).length > 0,
  };
}
