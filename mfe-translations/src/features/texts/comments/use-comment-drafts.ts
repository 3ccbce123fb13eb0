import { useState } from 'react';
import type { CommentCreate } from '@lens/contracts/comments';
import { textId, type TextName } from '../../../components/text-name';

export interface CommentDrafts {
  /** The draft of a comment on a text; without one, an empty draft. */
  get: (name: TextName) => CommentCreate;
  set: (name: TextName, draft: CommentCreate) => void;
  /** Removes the draft unless more was typed during the save: that becomes another comment. */
  acceptSaved: (name: TextName, text: string) => void;
  has: (name: TextName) => boolean;
  hasAny: boolean;
}

const emptyDraft: CommentCreate = { text: '', about: 'language' };

/** Comments that are not sent yet, by text. */
export function useCommentDrafts(): CommentDrafts {
  const [drafts, setDrafts] = useState<Record<string, CommentCreate>>({});
  return {
    get: (name) => drafts[textId(name)] ?? emptyDraft,
    set: (name, draft) =>
      setDrafts(({ [textId(name)]: _previous, ...others }) =>
        draft.text === '' ? others : { ...others, [textId(name)]: draft },
      ),
    acceptSaved: (name, text) =>
      setDrafts((before) => {
        const { [textId(name)]: draft, ...others } = before;
        return draft?.text.trim() === text ? others : before;
      }),
    has: (name) => textId(name) in drafts,
    hasAny: Object.keys(drafts).length > 0,
  };
}
