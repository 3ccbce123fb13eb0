import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { ArticleAnswer, ArticlePublication } from '@lens/contracts/articles';
import { discardDraft, publishArticle, readArticle, unpublishArticle } from '../api/article';
import { articlesKey } from '../api/list-articles';
import { restoreVersion } from '../api/versions';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { markRemoved, useRemover } from '../../../components/shared-rows/removed-rows';
import type { Field } from '../compare/fields';
import { same } from '../compare/same';
import { withFields } from '../compare/merge';
import { draftFromArticle, type ArticleDraft } from '../article-draft';
import type { SaveState } from './autosave';
import { readStoredDraft, type StoredDraft } from './stored-draft';
import { resolver } from './resolver';
import { Saving } from './saving';
import { changedSince, useWhoChanged } from './who-changed';

export type ArticleEditing = ReturnType<typeof useArticleEditing>;

/** What is kept without anything written in it is nobody's change. */
function readChanged(id: string): StoredDraft | null {
  const kept = readStoredDraft(id);
  return kept?.base && same(kept.written, kept.base) ? null : kept;
}

/** One article under somebody's hands: the form, what the API has of it, and how the two are kept alike. */
export function useArticleEditing(opened: ArticleAnswer) {
  const client = useQueryClient();
  const [kept] = useState(() => readChanged(opened.id));
  const [saved, setSaved] = useState(opened);
  const [theirs, setTheirs] = useState<ArticleAnswer | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  /** Goes up when the texts are replaced from outside: editors begin anew. */
  const [generation, setGeneration] = useState(0);
  const form = useForm<ArticleDraft, unknown, ArticleDraft>({
    resolver,
    defaultValues: kept?.written ?? draftFromArticle(opened),
    mode: 'onBlur',
  });
  const whoChanged = useWhoChanged();
  const remover = useRemover(opened.id);
  const isGone = remover !== undefined;
  const beginAnew = () => {
    setTheirs(null);
    setGeneration((before) => before + 1);
  };
  const [saving] = useState(
    () =>
      new Saving({
        opened,
        kept,
        form,
        show: {
          state: setState,
          saved: setSaved,
          // Two answers may come in the wrong order.
          theirs: (now) => setTheirs((before) => (before && before.revision > now.revision ? before : now)),
          overtaken: (now) => {
            beginAnew();
            return `${whoChanged(now)} changed this article, and you see it now.`;
          },
          say: (text) => void toast(text),
          gone: () => markRemoved(opened.id, null),
        },
      }),
  );
  const { subscribe } = form;
  useEffect(() => {
    saving.start();
    const leave = subscribe({ formState: { values: true }, callback: () => saving.changed() });
    return () => {
      leave();
      saving.stop();
      void client.invalidateQueries({ queryKey: [...articlesKey, 'list'] });
    };
  }, [saving, subscribe, client]);

  useEffect(() => {
    if (isGone) saving.lose();
  }, [saving, isGone]);

  /** Puts something else in the place of what is typed. */
  const write = (written: ArticleDraft) => {
    form.reset(written);
    setGeneration((before) => before + 1);
    saving.changed();
  };

  /** @param free whether nobody has written over what took its place */
  const putBack = (mine: ArticleDraft, free: boolean) =>
    free ? write(mine) : void toastFailure('Not undone.', changedSince(saving.newest));

  /** Shows an answer of the API in place of what is typed. @returns the way back, for as long as nothing stands on it */
  const replaceBy = (answer: ArticleAnswer): (() => void) => {
    const mine = saving.draft();
    saving.accept(answer);
    beginAnew();
    return () => putBack(mine, saving.isStill(answer));
  };

  const instead = async (send: (revision: number) => Promise<ArticleAnswer>) => {
    const answer = await saving.act(send);
    return answer && replaceBy(answer);
  };

  /** Goes on from what the other saved. @param taken as they have them; the rest is as it is typed here */
  const merge = (theirs: ArticleAnswer, taken: readonly Field[]) => {
    const mine = saving.draft();
    setTheirs(null);
    if (taken.length > 0) write(withFields(mine, draftFromArticle(theirs), taken));
    saving.overwrite(theirs);
    return (back: readonly Field[]) => {
      const now = saving.draft();
      const free = back.every(({ value }) => same(value(now), value(draftFromArticle(theirs))));
      putBack(withFields(now, mine, back), free);
    };
  };

  return {
    id: opened.id,
    form,
    saved,
    state,
    theirs,
    generation,
    draft: () => saving.draft(),
    /** What was opened, or saved last from here; not known of what an earlier release kept in this tab. */
    origin: () => saving.origin,
    save: () => saving.flush(),
    /** Looks at a revision that somebody else made. */
    look: (heard?: number) => saving.look(heard),
    /** Who deleted it, where somebody did; null where that is not known. */
    remover,
    /** Shows what somebody else saved, where nothing of one's own is in the form. @returns whether it is shown */
    showIfUntouched: (now: ArticleAnswer): boolean => {
      if (!saving.isUntouched) return false;
      replaceBy(now);
      return true;
    },
    /** Shows what somebody else saved; with something of one's own it is a conflict, as when one saves. */
    showTheirs: async () => {
      const answer = await readArticle(opened.id);
      if (saving.isUntouched) replaceBy(answer);
      else await saving.flush();
    },
    /** Makes the draft what visitors read. @returns what is published now @throws what the API refuses */
    publish: (wanted: ArticlePublication = {}) =>
      saving.act((revision) => publishArticle(opened.id, revision, wanted)),
    unpublish: () => saving.act((revision) => unpublishArticle(opened.id, revision)),
    /** Puts what visitors read in the place of the draft. @returns the way back to what was typed */
    discard: () => instead((revision) => discardDraft(opened.id, revision)),
    /** Puts an older version in the place of the draft. @returns the way back to what was typed */
    restore: (version: number) => instead((revision) => restoreVersion(opened.id, version, revision)),
    /** After a conflict: some fields as the other saved them. @returns the way back to what was typed in fields */
    merge: (taken: readonly Field[]) => (theirs ? merge(theirs, taken) : undefined),
  };
}
