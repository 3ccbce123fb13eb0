import { useState } from 'react';
import type { CommentCreate } from '@lens/contracts/comments';
import { textId, type TextName } from '../../../components/text-name';

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
    of: (name) => drafts[textId(name)] ?? nothing,
    write: (name, written) =>
      setDrafts(({ [textId(name)]: _before, ...others }) =>
        written.text === '' ? others : { ...others, [textId(name)]: written },
      ),
    settle: (name, text) =>
      setDrafts((before) => {
        const { [textId(name)]: draft, ...others } = before;
        return draft?.text.trim() === text ? others : before;
      }),
    isKept: (name) => textId(name) in drafts,
    any: Object.keys(drafts).length > 0,
  };
}
