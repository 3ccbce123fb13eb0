import { Button } from '@lens/ui/office/Button';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { isPublic } from '../schedule';
import type { Editor } from './use-editor';
import styles from './Editor.module.css';

interface Props {
  editor: Editor;
  onCompare: () => void;
}

/** Whether what stands here is saved, in words that are announced when they change. */
export function SaveStatus({ editor: { state, saved, save }, onCompare }: Props) {
  if (state.kind === 'failed')
    return (
      <p role="alert" className={styles['trouble']}>
        Not saved: {state.failure instanceof Error ? state.failure.message : 'the reason is unknown.'} Your
        text is kept in this tab.
        <Button look="quiet" onClick={() => void save()}>
          Try again
        </Button>
      </p>
    );
  if (state.kind === 'conflict')
    return (
      <p role="alert" className={styles['trouble']}>
        Not saved: someone else saved this article.
        <Button look="quiet" onClick={onCompare}>
          See both
        </Button>
      </p>
    );
  return (
    <p role="status" className={styles['state']}>
      {state.kind === 'saving' && 'Saving…'}
      {state.kind === 'changed' && (isPublic(saved) ? 'Changed, not on the site yet' : 'Not saved yet')}
      {state.kind === 'saved' && (
        <>
          Saved <TimeAgo since={saved.updated_at} />
        </>
      )}
    </p>
  );
}
