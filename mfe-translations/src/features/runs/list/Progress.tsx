import type { TranslationRun } from '@lens/contracts/runs';
import { formatCount } from '../../../components/in-words';
import styles from './Runs.module.css';

interface ProgressProps {
  run: TranslationRun;
  /** The id of its name. */
  labelledBy: string;
}

/** How many texts a run is through with. */
export function Progress({ run: { texts, outcomes }, labelledBy }: ProgressProps) {
  const through = Object.values(outcomes).reduce((sum, number) => sum + number, 0);
  const said = `${formatCount(through)} of ${formatCount(texts)}`;
  return (
    <div className={styles.progress}>
      <progress
        aria-labelledby={labelledBy}
        aria-valuetext={`${said} texts`}
        max={Math.max(1, texts)}
        value={texts === 0 ? 1 : through}
      >
        {said}
      </progress>
      <span aria-hidden="true">{said}</span>
    </div>
  );
}
