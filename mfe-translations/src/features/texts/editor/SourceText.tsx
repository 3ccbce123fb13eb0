import type { DeskText } from '@lens/contracts/desk';
import styles from './Editor.module.css';

/** The English of a text; of a stale one also the English that its translation was written for. */
export const SourceText = ({ text: { source, source_then } }: { text: DeskText }) => (
  <div className={styles['side']}>
    {source_then !== null && (
      <>
        <h3 className={styles['label']}>English it was written for</h3>
        <p lang="en" dir="ltr" className={styles['text']} data-old="true">
          {source_then}
        </p>
      </>
    )}
    <h3 className={styles['label']}>{source_then === null ? 'English' : 'English of today'}</h3>
    <p lang="en" dir="ltr" className={styles['text']}>
      {source}
    </p>
  </div>
);
