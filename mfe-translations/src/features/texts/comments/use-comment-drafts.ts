import { useState } from 'react';
import type { CommentCreate } from '@lens/contracts/comments';
import { idOf, type TextName } from '../text-name';

export interface CommentDrafts {
  /** What is being written at a text. */
  of: (name: TextName) => CommentCreate;
  write: (name: TextName, written: CommentCreate) => void;
  /** It was saved; what was written on meanwhile is another comment. */
  settle: (name: TextName, text: string) => void;
  isKept: (name: TextName) => boolean;
  any: boolean;
}

const nothing: CommentCreate = { text: '', about: 'language' };

/** Comments that are not sent yet, of every text of the visit. */
export function useCommentDrafts(): CommentDrafts {
  const [drafts, setDrafts] = useState<Record<string, CommentCreate>>({});
  return {
    of: (name) => drafts[idOf(name)] ?? nothing,
    write: (name, written) =>
      setDrafts(({ [idOf(name)]: _before, ...others }) =>
        written.text === '' ? others : { ...others, [idOf(name)]: written },
      ),
    settle: (name, text) =>
      setDrafts((before) => {
        const { [idOf(name)]: draft, ...others } = before;
        return draft?.text.trim() === text ? others : before;
      }),
    isKept: (name) => idOf(name) in drafts,
    any: Object.keys(drafts).length > 0,
  };
}
