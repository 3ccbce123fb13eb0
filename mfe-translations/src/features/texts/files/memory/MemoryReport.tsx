import { translationMaxLength } from '@lens/contracts/max-lengths';
import type { MemoryImport, MemorySkipReason } from '@lens/contracts/translation-memory';
import { pluralize } from '@lens/platform/pluralize';
import styles from './Memory.module.css';

const reasons: Record<MemorySkipReason, (languageName: string) => string> = {
  other_language: (languageName) => `not in ${languageName}`,
  no_english: () => 'without English',
  empty: () => 'empty',
  too_long: () => `longer than ${translationMaxLength.toLocaleString('en')} characters`,
  foreign_code: () => 'with a code whose text is not in the file',
  full: (languageName) => `for which the memory of ${languageName} has no room`,
};

type Skipped = MemoryImport['skipped'][number];

const formatLines = ({ lines, count }: Skipped): string => {
  const more = count - lines.length;
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`;
};

interface MemoryReportProps {
  fileName: string;
  languageName: string;
  report: MemoryImport;
}

/** What became of the contents of a TMX file. */
export const MemoryReport = ({ fileName, languageName, report }: MemoryReportProps) => (
  <>
    <p className={styles.outcome}>
      <bdi>{fileName}</bdi>: {pluralize(report.taken, 'translation')} added
      {report.known > 0 && `, ${report.known.toLocaleString('en')} already known`}. {languageName} is{' '}
      {report.tags.join(', ')} in the file.
    </p>
    {report.skipped.length > 0 && (
      <ul aria-label="Left out" className={styles.skipped}>
        {report.skipped.map((skipped) => (
          <li key={skipped.reason}>
            {skipped.count.toLocaleString('en')} left out, {reasons[skipped.reason](languageName)} (
            {formatLines(skipped)}).
          </li>
        ))}
      </ul>
    )}
  </>
);
