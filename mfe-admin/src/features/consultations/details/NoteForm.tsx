import { useId, type KeyboardEvent } from 'react';
import { consultationMaxLengths } from '@lens/contracts/max-lengths';
import { Button } from '@lens/ui/office/Button';
import field from '../../../components/field/Field.module.css';
import { FormError } from '../../../components/field/FormError';
import { useAddNote } from '../api/notes';
import { setNoteDraft, useNoteDrafts } from '../note-drafts';
import styles from './Notes.module.css';

/** The form for a new note. Its text stays until the API has stored it. */
export function NoteForm({ consultation: id }: { consultation: string }) {
  const fieldId = useId();
  const text = useNoteDrafts((drafts) => drafts[id] ?? '');
  const add = useAddNote(id);
  const save = () => {
    if (text.trim() !== '' && !add.isPending) add.mutate(text);
  };
  const saveOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={fieldId}>Write a note</label>
      <textarea
        id={fieldId}
        data-note=""
        rows={2}
        className={field.area}
        maxLength={consultationMaxLengths.note}
        value={text}
        onChange={({ target }) => setNoteDraft(id, target.value)}
        onKeyDown={saveOnShortcut}
      />
      <FormError>{add.isError ? `Not saved: ${add.error.message}` : undefined}</FormError>
      <div>
        <Button type="submit" busy={add.isPending} hint="Ctrl ⏎">
          {add.isPending ? 'Saving…' : 'Save the note'}
        </Button>
      </div>
    </form>
  );
}
