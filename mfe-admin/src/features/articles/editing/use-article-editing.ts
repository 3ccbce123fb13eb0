import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { ArticleAnswer, ArticlePublication } from '@lens/contracts/articles';
import { discardDraft, publishArticle, readArticle, unpublishArticle } from '../api/article';
import { articlesKey } from '../api/list-articles';
import { restoreVersion } from '../api/versions';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { markRemoved, useRemovedBy } from '../../../components/shared-rows/removed-rows';
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

/** A stored draft without changes is ignored. */
function readUnsavedDraft(id: string): StoredDraft | null {
  const storedDraft = readStoredDraft(id);
  return storedDraft?.base && isSame(storedDraft.written, storedDraft.base) ? null : storedDraft;
}

/** The state of the editor: the form, the API's draft, and the saving between them. */
export function useArticleEditing(opened: ArticleAnswer) {
  const client = useQueryClient();
  const [storedDraft] = useState(() => readUnsavedDraft(opened.id));
  const [saved, setSaved] = useState(opened);
  const [theirs, setTheirs] = useState<ArticleAnswer | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  /** Increases when the texts are replaced, so that the text editors are created again. */
  const [generation, setGeneration] = useState(0);
  const form = useForm<ArticleDraft, unknown, ArticleDraft>({
    resolver,
    defaultValues: storedDraft?.written ?? draftFromArticle(opened),
    mode: 'onBlur',
  });
  const changedByName = useChangedByName();
  const removedBy = useRemovedBy(opened.id);
  const isGone = removedBy !== undefined;
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
          // Responses may arrive in the wrong order.
          setTheirs: (now) =>
            setTheirs((before) => (before && before.revision > now.revision ? before : now)),
          showReplaced: (now) => {
            resetEditors();
            return `${changedByName(now)} changed this article, and you see it now.`;
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

  /** Replaces the whole form. */
  const replaceForm = (draft: ArticleDraft) => {
    form.reset(draft);
    setGeneration((before) => before + 1);
    saver.onFormChange();
  };

  /** @param canRestore whether nothing has changed since */
  const restore = (mine: ArticleDraft, canRestore: boolean) =>
    canRestore ? replaceForm(mine) : void toastFailure('Not undone.', changedSinceError(saver.newest));

  /** Replaces the form by a response of the API. @returns an undo, which works until something changes */
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

  /** Merges a colleague's version. @param takenFields the fields from their version; all others stay as typed here */
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
    /** The draft that was opened or last saved from here; unknown for drafts stored by an earlier release. */
    baseDraft: () => saver.baseDraft,
    save: () => saver.flush(),
    /** Reads a colleague's newer revision. */
    checkForNewer: (eventRevision?: number) => saver.checkForNewer(eventRevision),
    /** Who deleted it; null if the name is not known, undefined if it is not deleted. */
    removedBy,
    /** Shows a colleague's version if nothing was typed here. @returns whether it is shown */
    showIfUntouched: (now: ArticleAnswer): boolean => {
      if (!saver.isUnchanged) return false;
      replaceWith(now);
      return true;
    },
    /** Shows a colleague's version; if something was typed here, it leads to a conflict. */
    showTheirs: async () => {
      const answer = await readArticle(opened.id);
      if (saver.isUnchanged) replaceWith(answer);
      else await saver.flush();
    },
    /** Publishes the draft. @returns the published article @throws the API's refusal */
    publish: (publication: ArticlePublication = {}) =>
      saver.runAction((revision) => publishArticle(opened.id, revision, publication)),
    unpublish: () => saver.runAction((revision) => unpublishArticle(opened.id, revision)),
    /** Replaces the draft by the published text. @returns an undo */
    discard: () => runAndReplace((revision) => discardDraft(opened.id, revision)),
    /** Replaces the draft by an older version. @returns an undo */
    restoreVersionOf: (version: number) =>
      runAndReplace((revision) => restoreVersion(opened.id, version, revision)),
    /** Merges after a conflict, with some fields from the colleague's version. @returns an undo for fields */
    merge: (takenFields: readonly ArticleField[]) => (theirs ? mergeTheirs(theirs, takenFields) : undefined),
  };
}
