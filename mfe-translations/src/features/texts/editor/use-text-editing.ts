import { useState } from 'react';
import type { DeskText, DeskUpdate } from '@lens/contracts/desk';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { useSaveText, useUpdateShown } from '../api/text-changes';
import { fetchText } from '../api/texts';
import { useRefreshPermissions } from '../../../components/permissions/use-permissions';
import { useFindings } from '../findings/use-findings';
import { textId } from '../../../components/text-name';
import type { Drafts } from '../use-drafts';
import { useTextAccess } from './access/use-text-access';

type State = DeskUpdate['state'];

interface Conflict {
  text: DeskText;
  theirs: DeskText;
  state: State;
}

/** The result of the last save. */
interface Outcome {
  id: string;
  key: string;
  saved?: State;
  failure?: string;
}

const errorMessage = (failure: unknown) => (failure instanceof Error ? failure.message : 'Request failed');

/** The draft of one text, its findings, and its saving, with the conflict that a save may run into. */
export function useTextEditing(
  text: DeskText,
  drafts: Drafts,
  goToNext: () => void,
  onSaved?: (saved: DeskText) => void,
) {
  const draft = drafts.get(text);
  const access = useTextAccess(text, draft.isDirty);
  const refreshPermissions = useRefreshPermissions();
  const findings = useFindings(text, draft.text);
  const { mutateAsync, isPending: isSaving } = useSaveText();
  const updateShown = useUpdateShown();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const isEmpty = draft.text.trim() === '';
  const isBlocked = findings?.some(({ severity }) => severity === 'block') ?? true;
  const isTranslated = text.state === 'translated' || text.state === 'reviewed';
  // A critical text that was reviewed before two people had to sign it is reviewed once more.
  const isReviewed = text.state === 'reviewed' && !(text.critical && !text.sign_off);
  const canSave: Record<State, boolean> = {
    translated: access.mayTranslate && !isEmpty && (draft.isDirty || !isTranslated || access.canVouch),
    reviewed: access.mayReview && !isEmpty && !isBlocked && (draft.isDirty || !isReviewed),
  };

  const saveRevision = async (state: State, revision: number, shouldGoOn: boolean) => {
    const { key } = text;
    const id = textId(text);
    try {
      const { source } = text;
      const saved = await mutateAsync({ name: text, text: draft.text, state, source, revision });
      drafts.acceptSaved(saved);
      onSaved?.(saved);
      setConflict(null);
      setOutcome({ id, key, saved: state });
      if (shouldGoOn) goToNext();
    } catch (failure) {
      if (failure instanceof StaffApiFailure && failure.status === 412)
        try {
          const latest = await fetchText(text);
          // If only the English changed, the new English is shown beside the draft. Otherwise the user has to choose.
          if (failure.body?.code === 'source_changed') updateShown(latest);
          else return setConflict({ text, state, theirs: latest });
        } catch (readFailure) {
          return setOutcome({ id, key, failure: errorMessage(readFailure) });
        }
      refreshPermissions(failure);
      setConflict(null);
      setOutcome({ id, key, failure: errorMessage(failure) });
    }
  };

  return {
    draft,
    access,
    findings: isEmpty && !draft.isDirty ? [] : findings,
    isBlocked: isBlocked && !isEmpty,
    isSaving,
    canSave,
    outcome,
    conflict,
    save: (state: State, goOn = false) => {
      if (isSaving) return;
      if (canSave[state]) void saveRevision(state, draft.revision, goOn);
      else if (goOn && !draft.isDirty && isTranslated) goToNext();
    },
    keepMine: () => conflict && void saveRevision(conflict.state, conflict.theirs.revision, false),
    takeTheirs: () => {
      if (!conflict) return;
      drafts.discard(conflict.text);
      updateShown(conflict.theirs);
      setConflict(null);
    },
    closeConflict: () => setConflict(null),
  };
}

export type TextEditing = ReturnType<typeof useTextEditing>;
