import type { TextComment } from '@lens/contracts/comments';
import { useSession } from '@lens/platform/session';
import { Button } from '@lens/ui/office/Button';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { isOpen } from '../api/comments';
import { CommentText } from './CommentText';
import styles from './Comments.module.css';

interface CommentProps {
  comment: TextComment;
  /** The one after it in the thread. */
  nextComment: TextComment | undefined;
  onDelete: () => void;
}

/** One comment. Of those that were resolved together, the last says by whom. */
export function Comment({ comment, nextComment, onDelete }: CommentProps) {
  const user = useSession(({ user }) => user);
  const { username, user_id, created_at, resolved_by, resolved_at } = comment;
  const isMine = user_id !== null && user_id === user?.id;
  return (
    <li className={styles.comment} data-resolved={!isOpen(comment)}>
      <p className={styles.note}>
        <strong>{username}</strong> <ExactTime at={created_at} />
      </p>
      <CommentText comment={comment} />
      {((isMine && user.role !== 'editor') || user?.role === 'admin') && (
        <Button look="quiet" className={styles.delete} onClick={onDelete}>
          Delete<span className="visually-hidden"> the comment of {username}</span>
        </Button>
      )}
      {resolved_at !== null && resolved_at !== nextComment?.resolved_at && (
        <p className={styles.note}>
          Resolved by {resolved_by}, <ExactTime at={resolved_at} />
        </p>
      )}
    </li>
  );
}
