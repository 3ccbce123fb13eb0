import type { ReactNode } from 'react';
import { findAskedNames } from '@lens/contracts/asked-names';
import type { TextComment } from '@lens/contracts/comments';
import { useSession } from '@lens/platform/session';
import styles from './Comments.module.css';

/** The words of a comment, in which the names of those whom it asks stand out. */
export function CommentText({ comment: { text, asks } }: { comment: TextComment }) {
  const userId = useSession(({ user }) => user?.id);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const name of findAskedNames(text, asks).found) {
    parts.push(text.slice(end, name.start));
    parts.push(
      <strong key={name.start} className={styles.asked} data-me={name.colleague.id === userId}>
        {text.slice(name.start, name.end)}
      </strong>,
    );
    ({ end } = name);
  }
  return (
    <p dir="auto" className={styles.text}>
      {parts}
      {text.slice(end)}
    </p>
  );
}
