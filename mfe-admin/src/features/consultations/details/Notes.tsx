import type { Note } from '@lens/contracts/consultation-records';
import { useSession } from '@lens/platform/session';
import { Button } from '@lens/ui/office/Button';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { confirm } from '@lens/platform/confirm';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { useNotes, useDeleteNote } from '../api/notes';
import { NoteForm } from './NoteForm';
import styles from './Notes.module.css';

/** The notes of a request; everybody may delete their own. */
export function Notes({ consultation }: { consultation: string }) {
  const me = useSession(({ user }) => user?.id);
  const query = useNotes(consultation);
  const { mutateAsync: deleteNote } = useDeleteNote(consultation);
  const confirmAndDelete = async (note: Note) => {
    const question = {
      title: 'Delete this note?',
      text: 'It cannot be restored.',
      action: 'Delete the note',
    };
    if (!(await confirm(question))) return;
    await deleteNote(note).then(
      () => toast('The note is deleted.'),
      (failure: unknown) => toastFailure('The note was not deleted.', failure),
    );
  };
  return (
    <section aria-labelledby="notes" className={styles.notes}>
      <h3 id="notes">Notes</h3>
      <NoteForm key={consultation} consultation={consultation} />
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The notes could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      <ul className={styles.list}>
        {query.data?.items.map((note) => (
          <li key={note.id} className={styles.note}>
            <p className={styles.author}>
              <strong>{note.username}</strong> <TimeAgo since={note.created_at} />
            </p>
            <p dir="auto" className={styles.text}>
              {note.text}
            </p>
            {note.user_id !== null && note.user_id === me && (
              <Button look="quiet" onClick={() => void confirmAndDelete(note)}>
                Delete
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
