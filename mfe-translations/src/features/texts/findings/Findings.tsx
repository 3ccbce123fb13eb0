import type { Finding } from '@lens/contracts/translation-checks/finding';
import { AlertIcon } from '@lens/ui/icons/state';
import { describeFound } from './describe-found';
import { sentenceFor } from './sentences';
import styles from './Findings.module.css';

interface FindingsProps {
  id: string;
  /** Null while the checks are loading. */
  findings: Finding[] | null;
  /** Whether there is a text to check. */
  hasText: boolean;
}

const summary = (findings: Finding[]): string => {
  const blocking = findings.filter(({ severity }) => severity === 'block').length;
  if (findings.length === 0) return 'The checks found nothing wrong.';
  if (blocking === 0) return `${findings.length} to check. Nothing blocks publishing.`;
  return blocking === 1 ? '1 mistake blocks publishing.' : `${blocking} mistakes block publishing.`;
};

const blockingFirst = (findings: Finding[]): Finding[] =>
  findings.toSorted((one, other) => Number(other.severity === 'block') - Number(one.severity === 'block'));

export const Findings = ({ id, findings, hasText }: FindingsProps) => (
  <div id={id} className={styles.findings}>
    <p role="status" className={styles.summary}>
      {!hasText
        ? 'Write a translation. It is checked as you type.'
        : findings
          ? summary(findings)
          : 'Loading the checks…'}
    </p>
    <ul aria-label="Findings">
      {blockingFirst(findings ?? []).map(({ code, severity, found }, index) => (
        <li key={`${code} ${index}`} data-severity={severity} className={styles.finding}>
          <AlertIcon className={styles.icon} />
          <p>
            <strong>{severity === 'block' ? 'Blocks publishing.' : 'Please check.'}</strong>{' '}
            {sentenceFor(code)}{' '}
            <span className={styles.found}>
              Found: <bdi>{describeFound(code, found)}</bdi>
            </span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
