import { Button } from '@lens/ui/office/Button';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import type { ArticleEditing } from '../editing/use-article-editing';
import { formatNothingToPublish } from './unpublished-changes';
import { useChangedByName } from '../editing/changed-by';
import styles from './Editor.module.css';

interface SaveStatusProps {
  editor: ArticleEditing;
  onCompare: () => void;
}

/** The reason with a full stop, since another sentence follows. */
const formatReason = (failure: unknown): string =>
  `${(failure instanceof Error ? failure.message : 'the reason is unknown').trimEnd().replace(/\.$/, '')}.`;

/** Announces whether the draft is saved. */
export function SaveStatus({ editor: { state, saved, theirs, save }, onCompare }: SaveStatusProps) {
  const changedByName = useChangedByName();
  if (state.kind === 'failed')
    return (
      <p role="alert" className={styles.failure}>
        Not saved: {formatReason(state.failure)} Your text is kept in this tab.
        <Button look="quiet" onClick={() => void save()}>
          Try again
        </Button>
      </p>
    );
  if (state.kind === 'conflict')
    return (
      <p role="alert" className={styles.failure}>
        Not saved: {theirs ? changedByName(theirs) : 'somebody else'} saved this article.
        <Button look="quiet" onClick={onCompare}>
          See both
        </Button>
      </p>
    );
  return (
    <p role="status" className={styles.state}>
      {state.kind === 'saving' && 'Saving…'}
      {state.kind === 'changed' && 'Not saved yet'}
      {state.kind === 'saved' && (
        <>
          Saved <TimeAgo since={saved.updated_at} />
          {saved.status !== 'draft' &&
            (saved.has_changes ? ', not on the site yet' : `. ${formatNothingToPublish(saved)}`)}
        </>
      )}
    </p>
  );
}
