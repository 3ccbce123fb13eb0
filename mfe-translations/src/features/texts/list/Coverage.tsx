import { useCoverage } from '../api/history';
import { stateLabel, textStates, type TargetLanguage } from '../labels';
import styles from './Coverage.module.css';

interface CoverageProps {
  language: TargetLanguage;
  onState: (state: string) => void;
}

/** How many texts of a language are in which state; each is a way to them. */
export function Coverage({ language, onState }: CoverageProps) {
  const { data } = useCoverage();
  const own = data?.filter((item) => item.language === language) ?? [];
  const counted = textStates
    .map((state) => [state, own.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0)] as const)
    .filter(([, count]) => count > 0);
  if (counted.length === 0) return null;
  return (
    <ul aria-label="Texts by state" className={styles['coverage']}>
      {counted.map(([state, count]) => (
        <li key={state}>
          <button type="button" className={styles['state']} onClick={() => onState(state)}>
            <strong>{count.toLocaleString('en')}</strong> {stateLabel(state).toLowerCase()}
          </button>
        </li>
      ))}
    </ul>
  );
}
