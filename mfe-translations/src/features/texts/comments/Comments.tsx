import { useId, useState } from 'react';
import type { TextComment } from '@lens/contracts/comments';
import { languageOf } from '@lens/contracts/languages';
import { Badge } from '@lens/ui/office/Badge';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useIsEditor } from '../../../components/permissions/use-is-editor';
import { useFocusWhen } from '../../../components/status-message/use-focus-when';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { isOpen, useComments, useDeleteComment, useChangeThread, type ThreadChange } from '../api/comments';
import type { TextName } from '../../../components/text-name';
import { CommentForm } from './CommentForm';
import { Thread } from './Thread';
import type { CommentDrafts } from './use-comment-drafts';
import styles from './Comments.module.css';

interface CommentsProps {
  name: TextName;
  drafts: CommentDrafts;
}

const deletedMessage = 'The comment is deleted.';

/** The comments on a text, and the form for a new one. */
export function Comments({ name, drafts }: CommentsProps) {
  const id = useId();
  const isEditor = useIsEditor();
  const comments = useComments(name);
  const threadChange = useChangeThread(name);
  const deletion = useDeleteComment(name);
  const [commentToDelete, setCommentToDelete] = useState<TextComment | null>(null);
  const [message, setMessage] = useState('');
  const items = comments.data ?? [];
  const openComments = items.filter(isOpen);
  const subjects = [
    ['language', `the ${languageOf(name.language).name}`],
    ['source', 'the English, for every language'],
  ] as const;

  const changeThread = (change: ThreadChange) =>
    threadChange.mutate(change, {
      onSuccess: () => setMessage(change.action === 'resolve' ? 'Resolved.' : 'Open again.'),
    });
  const deleteComment = (comment: TextComment) =>
    deletion.mutate(comment, {
      onSuccess: () => setMessage(deletedMessage),
      onSettled: () => setCommentToDelete(null),
    });
  const status = useFocusWhen(message === deletedMessage && !commentToDelete);
  return (
    <section aria-labelledby={id} className={styles.comments}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          Comments
        </h3>
        {openComments.length > 0 && <Badge tone="waiting">{`${openComments.length} open`}</Badge>}
      </div>
      {comments.isPending && <Skeleton label="Loading the comments…" rows={2} />}
      {comments.isError && (
        <RetryNotice onRetry={() => void comments.refetch()} retrying={comments.isFetching}>
          {`The comments could not be loaded: ${comments.error.message}`}
        </RetryNotice>
      )}
      {comments.data?.length === 0 && (
        <p className={styles.note}>
          No comments yet.{!isEditor && ' Everyone at the desk can read and answer what you write here.'}
        </p>
      )}
      {subjects.map(([about, subject]) => (
        <Thread
          key={about}
          subject={subject}
          comments={items.filter((comment) => comment.about === about)}
          busy={threadChange.isPending}
          onChangeThread={isEditor ? null : changeThread}
          onDelete={setCommentToDelete}
        />
      ))}
      <p ref={status} role="status" tabIndex={-1} className={styles.note}>
        {message}
      </p>
      {threadChange.isError && (
        <p role="alert" className={styles.error}>
          {threadChange.variables.action === 'resolve' ? 'Not resolved' : 'Not reopened'}:{' '}
          {threadChange.error.message}
        </p>
      )}
      {deletion.isError && (
        <p role="alert" className={styles.error}>
          The comment was not deleted: {deletion.error.message}
        </p>
      )}
      {!isEditor && (
        <CommentForm
          name={name}
          drafts={drafts}
          subject={openComments.at(-1)?.about ?? 'language'}
          onAdded={() => setMessage('The comment is saved.')}
        />
      )}
      {commentToDelete && (
        <ConfirmDialog
          title="Delete this comment?"
          action="Delete the comment"
          look="danger"
          busy={deletion.isPending}
          onConfirm={() => deleteComment(commentToDelete)}
          onCancel={() => setCommentToDelete(null)}
        >
          <p>It cannot be restored.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
