import { Changes } from './Changes';
import type { Difference } from './difference';
import styles from './Conflict.module.css';

interface SettledProps {
  title: string;
  changes: Difference[];
}

/** Fields that need no choice: which they are in one line, and what was changed in them on demand. */
export const Settled = ({ title, changes }: SettledProps) =>
  changes.length > 0 && (
    <details className={styles.settled}>
      <summary>
        <strong>{title}:</strong> {changes.map(({ label }) => label).join('; ')}
      </summary>
      <Changes of={changes} />
    </details>
  );
