import { useIsEditor } from './use-is-editor';
import styles from './EditorNotice.module.css';

/** Tells editors what they may do at the desk. */
export function EditorNotice() {
  if (!useIsEditor()) return null;
  return (
    <p role="note" className={styles.notice}>
      You can read everything here, and stop texts and runs.
    </p>
  );
}
