import type { Consultation } from '@lens/contracts/consultations';
import { channelLabels, languageLabel, procedureLabels } from '../labels';
import styles from './Details.module.css';

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A consent notice is named by the month in which it was first shown: `2026-11`. */
const formatConsentNotice = (version: Consultation['consent_version']): string =>
  version ? `Privacy notice, ${monthFormat.format(new Date(`${version}-01T00:00:00Z`))}` : 'Not recorded';

/** What staff need to know before they answer. */
export function RequestFields({ consultation }: { consultation: Consultation }) {
  const { procedure, language, interpreter, preferredContact, consent_version } = consultation;
  const fields: [label: string, value: string, isImportant?: boolean][] = [
    ['Language', languageLabel(language), language !== null && language !== 'en'],
    ['Interpreter', interpreter ? 'Wanted' : 'Not wanted', interpreter],
    ['Prefers', channelLabels[preferredContact]],
    ['Procedure', procedureLabels[procedure]],
    ['Agreed to', formatConsentNotice(consent_version)],
  ];
  return (
    <dl className={styles.facts}>
      {fields.map(([label, value, isImportant]) => (
        <div key={label} data-matters={isImportant || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
