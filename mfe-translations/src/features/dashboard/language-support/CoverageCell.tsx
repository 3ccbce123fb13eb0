import type { Coverage } from './coverage';
import styles from './CoverageCell.module.css';

function textOf(coverage: Coverage): string {
  switch (coverage.state) {
    case 'complete':
      return 'Complete';
    case 'partial':
      return `Partial ${coverage.translated} of ${coverage.total}`;
    case 'missing':
      return 'Missing';
    case 'unreadable':
      return 'Unreadable';
    case 'not-needed':
      return 'English only';
  }
}

/** State of a file or a language: a filling arc, and always the words. */
export function CoverageCell({
  coverage = { state: 'missing', total: 0 },
}: {
  coverage: Coverage | undefined;
}) {
  const share = 'translated' in coverage && coverage.total > 0 ? coverage.translated / coverage.total : 0;
  return (
    <span className={styles['coverage']} data-state={coverage.state}>
      {coverage.state !== 'not-needed' && (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles['ring']}>
          <circle cx="10" cy="10" r="8" pathLength="1" />
          <circle
            cx="10"
            cy="10"
            r="8"
            pathLength="1"
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 10 10)"
          />
        </svg>
      )}
      {textOf(coverage)}
    </span>
  );
}
