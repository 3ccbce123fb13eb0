import type { TranslationRun } from '@lens/contracts/runs';
import { formatCount } from '../../../components/format-numbers';
import styles from './Runs.module.css';

interface ProgressProps {
  run: TranslationRun;
  /** The id of the run's name. */
  labelledBy: string;
}

/** How many texts a run has finished. */
export function Progress({ run: { texts, outcomes }, labelledBy }: ProgressProps) {
  const doneCount = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const label = `${formatCount(doneCount)} of ${formatCount(texts)}`;
  return (
    <div className={styles.progress}>
      <progress
        aria-labelledby={labelledBy}
        aria-valuetext={`${label} texts`}
        max={Math.max(1, texts)}
        value={texts === 0 ? 1 : doneCount}
      >
        {label}
      </progress>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
