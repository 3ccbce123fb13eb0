import { useId, useState } from 'react';
import type { TextComment } from '@lens/contracts/comments';
import { languageOf } from '@lens/contracts/languages';
import { Badge } from '@lens/ui/office/Badge';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useFocusAfter } from '../../../components/done/use-focus-after';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { isOpen, useComments, useRemoval, useSettling, type Settling } from '../api/comments';
import type { TextName } from '../../../components/text-name';
import { CommentForm } from './CommentForm';
import { Thread } from './Thread';
import type { CommentDrafts } from './use-comment-drafts';
import styles from './Comments.module.css';

interface CommentsProps {
  name: TextName;
  drafts: CommentDrafts;
}

const deleted = 'The comment is deleted.';

/** What people at the desk ask and answer at a text. */
export function Comments({ name, drafts }: CommentsProps) {
  const id = useId();
  const comments = useComments(name);
  const settling = useSettling(name);
  const removal = useRemoval(name);
  const [leaving, setLeaving] = useState<TextComment | null>(null);
  const [said, setSaid] = useState('');
  const items = comments.data ?? [];
  const open = items.filter(isOpen);
  const subjects = [
    ['language', `the ${languageOf(name.language).name}`],
    ['source', 'the English, for every language'],
  ] as const;

  const settle = (wanted: Settling) =>
    settling.mutate(wanted, {
      onSuccess: () => setSaid(wanted.act === 'resolve' ? 'Resolved.' : 'Open again.'),
    });
  const remove = (comment: TextComment) =>
    removal.mutate(comment, {
      onSuccess: () => setSaid(deleted),
      onSettled: () => setLeaving(null),
    });
  const status = useFocusAfter(said === deleted && !leaving);
  return (
    <section aria-labelledby={id} className={styles.comments}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          Comments
        </h3>
        {open.length > 0 && <Badge tone="waiting">{`${open.length} open`}</Badge>}
      </div>
      {comments.isPending && <Skeleton label="Loading the comments…" rows={2} />}
      {comments.isError && (
        <RetryNotice onRetry={() => void comments.refetch()} retrying={comments.isFetching}>
          {`The comments could not be loaded: ${comments.error.message}`}
        </RetryNotice>
      )}
      {comments.data?.length === 0 && (
        <p className={styles.by}>
          No comments yet. Everyone at the desk can read and answer what you write here.
        </p>
      )}
      {subjects.map(([about, subject]) => (
        <Thread
          key={about}
          subject={subject}
          comments={items.filter((comment) => comment.about === about)}
          busy={settling.isPending}
          onSettle={settle}
          onDelete={setLeaving}
        />
      ))}
      <p ref={status} role="status" tabIndex={-1} className={styles.by}>
        {said}
      </p>
      {settling.isError && (
        <p role="alert" className={styles.error}>
          {settling.variables.act === 'resolve' ? 'Not resolved' : 'Not reopened'}: {settling.error.message}
        </p>
      )}
      {removal.isError && (
        <p role="alert" className={styles.error}>
          The comment was not deleted: {removal.error.message}
        </p>
      )}
      <CommentForm
        name={name}
        drafts={drafts}
        subject={open.at(-1)?.about ?? 'language'}
        onSaid={() => setSaid('The comment is saved.')}
      />
      {leaving && (
        <ConfirmDialog
          title="Delete this comment?"
          action="Delete the comment"
          look="danger"
          busy={removal.isPending}
          onAgree={() => remove(leaving)}
          onKeep={() => setLeaving(null)}
        >
          <p>It cannot be restored.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
