import { findAskedNames } from '@lens/contracts/asked-names';
import { useColleagues } from '../api/comments';
import styles from './Comments.module.css';

const list = new Intl.ListFormat('en');

/** Says whom a comment will ask, and which names stay plain text, before it is sent. */
export function AskedNote({ text }: { text: string }) {
  const { data: colleagues } = useColleagues(text.includes('@'));
  const { found, unknown } = findAskedNames(text, colleagues ?? []);
  const names = [...new Set(found.map(({ colleague }) => colleague.username))];
  return (
    <p role="status" className={styles.note}>
      {names.length > 0 && `Asks ${list.format(names)}. `}
      {colleagues &&
        unknown.length > 0 &&
        `Nobody else at the desk is called ${new Intl.ListFormat('en', { type: 'disjunction' }).format(unknown)}: that stays plain text.`}
    </p>
  );
}
