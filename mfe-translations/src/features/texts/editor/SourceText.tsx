import type { DeskText } from '@lens/contracts/desk';
import { Comparison } from '../../../components/comparison/Comparison';
import styles from './Editor.module.css';

/** The English of a text; for a stale text, also what has changed since it was translated. */
export const SourceText = ({ text: { source, source_then } }: { text: DeskText }) => (
  <div className={styles.side}>
    {source_then !== null && (
      <>
        <h3 className={styles.label}>What has changed in the English since</h3>
        <p lang="en" dir="ltr" className={styles.text} data-old="true">
          <Comparison before={source_then} after={source} />
        </p>
      </>
    )}
    <h3 className={styles.label}>{source_then === null ? 'English' : 'English now'}</h3>
    <p lang="en" dir="ltr" className={styles.text}>
      {source}
    </p>
  </div>
);
