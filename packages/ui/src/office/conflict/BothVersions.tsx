import type { Dispute } from './dispute';
import styles from './BothVersions.module.css';

/** Both versions of one text, side by side, where the actions of the window choose between them. */
export function BothVersions({ of: { mine, theirs, lng, dir } }: { of: Omit<Dispute, 'path' | 'label'> }) {
  const text = { lang: lng, dir, className: styles.text };
  return (
    <dl className={styles.both}>
      <div>
        <dt>Mine</dt>
        <dd {...text}>{mine}</dd>
      </div>
      <div>
        <dt>Theirs</dt>
        <dd {...text}>{theirs}</dd>
      </div>
    </dl>
  );
}
