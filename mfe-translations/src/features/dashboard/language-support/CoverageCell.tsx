import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { Coverage } from './coverage';
import styles from './CoverageCell.module.css';

/** How many texts are in the fallback language, and which that is. */
function fallbackNote(coverage: Coverage, code: LanguageCode): string {
  const { fallback } = languageOf(code);
  if (!('fallback' in coverage) || coverage.fallback === 0 || !fallback) return '';
  return `, ${coverage.fallback} from ${languageOf(fallback as LanguageCode).name}`;
}

function chosenNote(coverage: Coverage): string {
  if (!('chosenEnglish' in coverage) || coverage.chosenEnglish === 0) return '';
  return `, ${coverage.chosenEnglish} shown in English by the settings`;
}

function coverageLabel(coverage: Coverage, code: LanguageCode): string {
  switch (coverage.state) {
    case 'complete':
      return `Complete${fallbackNote(coverage, code)}${chosenNote(coverage)}`;
    case 'partial':
      return `Partial ${coverage.translated} of ${coverage.total}${fallbackNote(coverage, code)}${chosenNote(coverage)}`;
    case 'missing':
      return 'Missing';
    case 'unreadable':
      return 'Unreadable';
    case 'not-needed':
      return 'English only';
  }
}

/** The coverage of a file or a language, as a ring and in words. */
export function CoverageCell({
  code,
  coverage = { state: 'missing', total: 0 },
}: {
  code: LanguageCode;
  coverage: Coverage | undefined;
}) {
  const share = 'translated' in coverage && coverage.total > 0 ? coverage.translated / coverage.total : 0;
  return (
    <span className={styles.coverage} data-state={coverage.state}>
      {coverage.state !== 'not-needed' && (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.ring}>
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
      {coverageLabel(coverage, code)}
    </span>
  );
}
