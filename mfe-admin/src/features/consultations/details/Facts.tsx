import type { Consultation } from '@lens/contracts/consultations';
import { channelLabels, languageLabel, procedureLabels } from '../labels';
import styles from './Details.module.css';

/** What whoever answers has to know before the first word. */
export function Facts({ consultation }: { consultation: Consultation }) {
  const { procedure, language, interpreter, preferredContact, consent_version } = consultation;
  const facts: [label: string, value: string, matters?: boolean][] = [
    ['Language', languageLabel(language), language !== null && language !== 'en'],
    ['Interpreter', interpreter ? 'Wanted' : 'Not wanted', interpreter],
    ['Prefers', channelLabels[preferredContact]],
    ['Procedure', procedureLabels[procedure]],
    ['Consent', consent_version ? `Notice of ${consent_version}` : 'Before notices had versions'],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value, matters]) => (
        <div key={label} data-matters={matters || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
