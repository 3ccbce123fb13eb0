import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { ArticleAnswer, ArticlePublication } from '@lens/contracts/articles';
import { discardDraft, publishArticle, readArticle, unpublishArticle } from '../api/article';
import { articlesKey } from '../api/list-articles';
import { restoreVersion } from '../api/versions';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { markRemoved, useRemover } from '../../../components/shared-rows/removed-rows';
import type { ArticleField } from '../compare/article-fields';
import { isSame } from '../compare/is-same';
import { withFields } from '../compare/merge-drafts';
import { draftFromArticle, type ArticleDraft } from '../article-draft';
import type { SaveState } from './autosave';
import { readStoredDraft, type StoredDraft } from './stored-draft';
import { resolver } from './resolver';
import { DraftSaver } from './draft-saver';
import { changedSinceError, useChangedByName } from './changed-by';

export type ArticleEditing = ReturnType<typeof useArticleEditing>;

/** What is kept without anything written in it is nobody's change. */
function readUnsavedDraft(id: string): StoredDraft | null {
  const storedDraft = readStoredDraft(id);
  return storedDraft?.base && isSame(storedDraft.written, storedDraft.base) ? null : storedDraft;
}

/** One article under somebody's hands: the form, what the API has of it, and how the two are kept alike. */
export function useArticleEditing(opened: ArticleAnswer) {
  const client = useQueryClient();
  const [storedDraft] = useState(() => readUnsavedDraft(opened.id));
  const [saved, setSaved] = useState(opened);
  const [theirs, setTheirs] = useState<ArticleAnswer | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  /** Goes up when the texts are replaced from outside: editors begin anew. */
  const [generation, setGeneration] = useState(0);
  const form = useForm<ArticleDraft, unknown, ArticleDraft>({
    resolver,
    defaultValues: storedDraft?.written ?? draftFromArticle(opened),
    mode: 'onBlur',
  });
  const whoChanged = useChangedByName();
  const remover = useRemover(opened.id);
  const isGone = remover !== undefined;
  const resetEditors = () => {
    setTheirs(null);
    setGeneration((before) => before + 1);
  };
  const [saver] = useState(
    () =>
      new DraftSaver({
        opened,
        storedDraft,
        form,
        view: {
          setState,
          setSaved,
          // Two answers may come in the wrong order.
          setTheirs: (now) =>
            setTheirs((before) => (before && before.revision > now.revision ? before : now)),
          showReplaced: (now) => {
            resetEditors();
            return `${whoChanged(now)} changed this article, and you see it now.`;
          },
          announce: (text) => void toast(text),
          markDeleted: () => markRemoved(opened.id, null),
        },
      }),
  );
  const { subscribe } = form;
  useEffect(() => {
    saver.start();
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => saver.onFormChange() });
    return () => {
      unsubscribe();
      saver.stop();
      void client.invalidateQueries({ queryKey: [...articlesKey, 'list'] });
    };
  }, [saver, subscribe, client]);

  useEffect(() => {
    if (isGone) saver.stopAndStore();
  }, [saver, isGone]);

  /** Puts something else in the place of what is typed. */
  const replaceForm = (written: ArticleDraft) => {
    form.reset(written);
    setGeneration((before) => before + 1);
    saver.onFormChange();
  };

  /** @param canRestore whether nobody has written over what took its place */
  const restore = (mine: ArticleDraft, canRestore: boolean) =>
    canRestore ? replaceForm(mine) : void toastFailure('Not undone.', changedSinceError(saver.newest));

  /** Shows an answer of the API in place of what is typed. @returns the way back, for as long as nothing stands on it */
  const replaceWith = (answer: ArticleAnswer): (() => void) => {
    const mine = saver.draft();
    saver.replaceWith(answer);
    resetEditors();
    return () => restore(mine, saver.isStillAt(answer));
  };

  const runAndReplace = async (send: (revision: number) => Promise<ArticleAnswer>) => {
    const answer = await saver.runAction(send);
    return answer && replaceWith(answer);
  };

  /** Goes on from what the other saved. @param takenFields as they have them; the rest is as it is typed here */
  const mergeTheirs = (theirs: ArticleAnswer, takenFields: readonly ArticleField[]) => {
    const mine = saver.draft();
    setTheirs(null);
    if (takenFields.length > 0) replaceForm(withFields(mine, draftFromArticle(theirs), takenFields));
    saver.overwrite(theirs);
    return (back: readonly ArticleField[]) => {
      const now = saver.draft();
      const canRestore = back.every(({ value }) => isSame(value(now), value(draftFromArticle(theirs))));
      restore(withFields(now, mine, back), canRestore);
    };
  };

  return {
    id: opened.id,
    form,
    saved,
    state,
    theirs,
    generation,
    draft: () => saver.draft(),
    /** What was opened, or saved last from here; not known of what an earlier release kept in this tab. */
    baseDraft: () => saver.baseDraft,
    save: () => saver.flush(),
    /** Looks at a revision that somebody else made. */
    checkForNewer: (eventRevision?: number) => saver.checkForNewer(eventRevision),
    /** Who deleted it, where somebody did; null where that is not known. */
    remover,
    /** Shows what somebody else saved, where nothing of one's own is in the form. @returns whether it is shown */
    showIfUntouched: (now: ArticleAnswer): boolean => {
      if (!saver.isUnchanged) return false;
      replaceWith(now);
      return true;
    },
    /** Shows what somebody else saved; with something of one's own it is a conflict, as when one saves. */
    showTheirs: async () => {
      const answer = await readArticle(opened.id);
      if (saver.isUnchanged) replaceWith(answer);
      else await saver.flush();
    },
    /** Makes the draft what visitors read. @returns what is published now @throws what the API refuses */
    publish: (publication: ArticlePublication = {}) =>
      saver.runAction((revision) => publishArticle(opened.id, revision, publication)),
    unpublish: () => saver.runAction((revision) => unpublishArticle(opened.id, revision)),
    /** Puts what visitors read in the place of the draft. @returns the way back to what was typed */
    discard: () => runAndReplace((revision) => discardDraft(opened.id, revision)),
    /** Puts an older version in the place of the draft. @returns the way back to what was typed */
    restoreVersionOf: (version: number) =>
      runAndReplace((revision) => restoreVersion(opened.id, version, revision)),
    /** After a conflict: some fields as the other saved them. @returns the way back to what was typed in fields */
    merge: (taken: readonly ArticleField[]) => (theirs ? mergeTheirs(theirs, taken) : undefined),
  };
}
