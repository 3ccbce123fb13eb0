import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { toast } from '../../../components/toasts/toasts';
import { contentOf } from '../content';
import { differences } from '../compare/differences';
import type { Editor } from './use-editor';
import styles from './Conflict.module.css';

interface Props {
  editor: Editor;
  onLater: () => void;
}

/** Someone else saved meanwhile: both texts side by side, and nothing is lost whichever is chosen. */
export function ConflictDialog({ editor, onLater }: Props) {
  const { theirs } = editor;
  if (!theirs) return null;
  const found = differences(editor.written(), contentOf(theirs));
  const takeTheirs = () => {
    const back = editor.takeTheirs();
    if (back) toast('What you wrote was put aside', { label: 'Bring it back', run: back });
  };
  return (
    <Dialog
      title="Someone else saved this article"
      size="wide"
      onClose={onLater}
      actions={
        <>
          <Button onClick={takeTheirs}>Take theirs</Button>
          <Button look="main" onClick={editor.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>
        It was saved elsewhere <TimeAgo since={theirs.updated_at} />, after you had opened it. Keeping yours
        writes it over theirs, which stays among the versions.
      </p>
      {found.length === 0 && <p>Both say the same; only when it appears is different.</p>}
      {found.length > 0 && (
        <table className={styles['both']}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Mine</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ label, before, after, lng, dir }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td lang={lng} dir={dir} data-label="Mine">
                  {before}
                </td>
                <td lang={lng} dir={dir} data-label="Theirs">
                  {after}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
