import type { Consultation } from '@lens/contracts/consultations';
import { channelLabels, languageLabel, procedureLabels } from '../labels';
import styles from './Details.module.css';

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Notices are called after the month in which they were first shown: `2026-11`. */
const noticeOf = (version: Consultation['consent_version']): string =>
  version ? `Privacy notice, ${month.format(new Date(`${version}-01T00:00:00Z`))}` : 'Not recorded';

/** What whoever answers has to know before the first word. */
export function Facts({ consultation }: { consultation: Consultation }) {
  const { procedure, language, interpreter, preferredContact, consent_version } = consultation;
  const facts: [label: string, value: string, matters?: boolean][] = [
    ['Language', languageLabel(language), language !== null && language !== 'en'],
    ['Interpreter', interpreter ? 'Wanted' : 'Not wanted', interpreter],
    ['Prefers', channelLabels[preferredContact]],
    ['Procedure', procedureLabels[procedure]],
    ['Agreed to', noticeOf(consent_version)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, matters]) => (
        <div key={label} data-matters={matters || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
