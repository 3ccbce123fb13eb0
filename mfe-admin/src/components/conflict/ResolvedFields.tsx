import { DifferenceList } from './DifferenceList';
import type { Difference } from './difference';
import styles from './Conflict.module.css';

interface ResolvedFieldsProps {
  title: string;
  differences: Difference[];
}

/** The fields that need no choice, in one line; their changes are shown on demand. */
export const ResolvedFields = ({ title, differences }: ResolvedFieldsProps) =>
  differences.length > 0 && (
    <details className={styles.resolved}>
      <summary>
        <strong>{title}:</strong> {differences.map(({ label }) => label).join('; ')}
      </summary>
      <DifferenceList differences={differences} />
    </details>
  );
