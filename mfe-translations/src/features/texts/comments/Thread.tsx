import { useId } from 'react';
import type { TextComment } from '@lens/contracts/comments';
import { Button } from '@lens/ui/office/Button';
import { isOpen, type ThreadChange } from '../api/comments';
import { Comment } from './Comment';
import styles from './Comments.module.css';

interface ThreadProps {
  /** `the Korean`. */
  subject: string;
  comments: TextComment[];
  busy: boolean;
  /** Null for editors, who only read. */
  onChangeThread: ((change: ThreadChange) => void) | null;
  onDelete: (comment: TextComment) => void;
}

/** The comments on the translation, or those on the English, which are resolved together. */
export function Thread({ subject, comments, busy, onChangeThread, onDelete }: ThreadProps) {
  const id = useId();
  const last = comments.at(-1);
  if (!last) return null;
  const action = comments.some(isOpen) ? 'resolve' : 'reopen';
  return (
    <div className={styles.thread}>
      <h4 id={id} className={styles.subject}>
        About {subject}
      </h4>
      <ol aria-labelledby={id} className={styles.list}>
        {comments.map((comment, index) => (
          <Comment
            key={comment.id}
            comment={comment}
            nextComment={comments[index + 1]}
            onDelete={() => onDelete(comment)}
          />
        ))}
      </ol>
      {onChangeThread && (
        <Button busy={busy} onClick={() => onChangeThread({ action, comment: last })}>
          {action === 'resolve' ? 'Resolve' : 'Reopen'}
          <span className="visually-hidden"> the comments about {subject}</span>
        </Button>
      )}
    </div>
  );
}
