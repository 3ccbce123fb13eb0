import { useState } from 'react';
import type { DeskText, DeskUpdate } from '@lens/contracts/desk';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { useSaving, useShown } from '../api/changes';
import { readText } from '../api/texts';
import { useFindings } from '../findings/use-findings';
import { textId } from '../../../components/text-name';
import type { Drafts } from '../use-drafts';

type State = DeskUpdate['state'];

interface Conflict {
  text: DeskText;
  theirs: DeskText;
  state: State;
}

/** What became of the last try to save, and of which text. */
interface Outcome {
  id: string;
  key: string;
  saved?: State;
  failure?: string;
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : 'Request failed');

/** Writing, checking and saving one text. @param next goes on to the text after it @param onSaved told of what was saved */
export function useTextEditing(
  text: DeskText,
  drafts: Drafts,
  next: () => void,
  onSaved?: (saved: DeskText) => void,
) {
  const draft = drafts.of(text);
  const findings = useFindings(text, draft.text);
  const { mutateAsync, isPending: busy } = useSaving();
  const show = useShown();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const empty = draft.text.trim() === '';
  const blocked = findings?.some(({ severity }) => severity === 'block') ?? true;
  const settled = text.state === 'translated' || text.state === 'reviewed';
  const can: Record<State, boolean> = {
    translated: !empty && (draft.dirty || !settled),
    reviewed: !empty && !blocked && (draft.dirty || text.state !== 'reviewed'),
  };

  const put = async (state: State, revision: number, goOn: boolean) => {
    const { key } = text;
    const id = textId(text);
    try {
      const { source } = text;
      const saved = await mutateAsync({ name: text, text: draft.text, state, source, revision });
      drafts.acceptSaved(saved);
      onSaved?.(saved);
      setConflict(null);
      setOutcome({ id, key, saved: state });
      if (goOn) next();
    } catch (failure) {
      if (failure instanceof StaffApiFailure && failure.status === 412)
        try {
          const now = await readText(text);
          // Another English is shown beside what was written, which is kept; another translation is for people to decide.
          if (failure.body?.code === 'source_changed') show(now);
          else return setConflict({ text, state, theirs: now });
        } catch (unread) {
          return setOutcome({ id, key, failure: messageOf(unread) });
        }
      setConflict(null);
      setOutcome({ id, key, failure: messageOf(failure) });
    }
  };

  return {
    draft,
    findings: empty && !draft.dirty ? [] : findings,
    blocked: blocked && !empty,
    busy,
    can,
    outcome,
    conflict,
    save: (state: State, goOn = false) => {
      if (busy) return;
      if (can[state]) void put(state, draft.revision, goOn);
      else if (goOn && !draft.dirty && settled) next();
    },
    keepMine: () => conflict && void put(conflict.state, conflict.theirs.revision, false),
    takeTheirs: () => {
      if (!conflict) return;
      drafts.discard(conflict.text);
      show(conflict.theirs);
      setConflict(null);
    },
    leaveConflict: () => setConflict(null),
  };
}

export type TextEditing = ReturnType<typeof useTextEditing>;
