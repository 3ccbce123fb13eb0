import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { ArticleAnswer } from '@lens/contracts/articles';
import { articlesKey } from '../api/list-articles';
import type { Field } from '../compare/fields';
import { withFields } from '../conflict/merge';
import { writtenIn, type Written } from '../content';
import type { Schedule } from '../schedule';
import type { SaveState } from './autosave';
import { readKept } from './kept';
import { resolver } from './resolver';
import { Saving } from './saving';

export type Editor = ReturnType<typeof useEditor>;

/** One article under somebody's hands: the form, what the API has of it, and how the two are kept alike. */
export function useEditor(opened: ArticleAnswer) {
  const client = useQueryClient();
  const [kept] = useState(() => readKept(opened.id));
  const [saved, setSaved] = useState(opened);
  const [theirs, setTheirs] = useState<ArticleAnswer | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  /** Goes up when the texts are replaced from outside: editors begin anew. */
  const [generation, setGeneration] = useState(0);
  const form = useForm<Written, unknown, Written>({
    resolver,
    defaultValues: kept?.written ?? writtenIn(opened),
    mode: 'onBlur',
  });
  const [saving] = useState(
    () => new Saving({ opened, kept, form, show: { state: setState, saved: setSaved, theirs: setTheirs } }),
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

  /** Puts something else in the place of what is typed. */
  const write = (written: Written) => {
    form.reset(written);
    setGeneration((before) => before + 1);
    saving.changed();
  };

  /** Shows an answer of the API in place of what is typed. @returns the way back to what was typed */
  const replaceBy = (answer: ArticleAnswer): (() => void) => {
    const mine = saving.written();
    setTheirs(null);
    saving.accept(answer);
    setGeneration((before) => before + 1);
    return () => write(mine);
  };

  /** Goes on from what the other saved. @param taken as they have them; the rest is as it is typed here */
  const merge = (theirs: ArticleAnswer, taken: readonly Field[]) => {
    const mine = saving.written();
    setTheirs(null);
    if (taken.length > 0) write(withFields(mine, writtenIn(theirs), taken));
    saving.overwrite(theirs);
    return (back: readonly Field[]) => write(withFields(saving.written(), mine, back));
  };

  return {
    id: opened.id,
    form,
    saved,
    state,
    theirs,
    generation,
    written: () => saving.written(),
    /** What was opened, or saved last from here; not known of what an earlier release kept in this tab. */
    origin: () => saving.origin,
    revision: () => saving.revision,
    save: () => saving.flush(),
    reschedule: (wanted: Schedule) => saving.reschedule(wanted),
    replaceBy,
    /** After a conflict: what is typed here over what the other saved, which stays among the versions. */
    keepMine: () => {
      if (theirs) merge(theirs, []);
    },
    /** After a conflict: some fields as the other saved them. @returns the way back to what was typed in fields */
    merge: (taken: readonly Field[]) => (theirs ? merge(theirs, taken) : undefined),
    /** After a conflict: what the other saved. @returns the way back to what was typed here */
    takeTheirs: () => (theirs ? replaceBy(theirs) : undefined),
  };
}
