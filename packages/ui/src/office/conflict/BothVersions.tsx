import type { FieldConflict } from './field-conflict';
import styles from './BothVersions.module.css';

/** Both versions of one text, side by side. The buttons of the dialog choose between them. */
export function BothVersions({
  conflict: { mine, theirs, lng, dir },
}: {
  conflict: Omit<FieldConflict, 'path' | 'label'>;
}) {
  const textAttributes = { lang: lng, dir, className: styles.text };
  return (
    <dl className={styles.both}>
      <div>
        <dt>Mine</dt>
        <dd {...textAttributes}>{mine}</dd>
      </div>
      <div>
        <dt>Theirs</dt>
        <dd {...textAttributes}>{theirs}</dd>
      </div>
    </dl>
  );
}
