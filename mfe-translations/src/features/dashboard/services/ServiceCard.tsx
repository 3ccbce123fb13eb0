import { languageOf } from '@lens/contracts/languages';
import type { ServiceKind, TranslationService, TranslationUsage } from '@lens/contracts/translations';
import { Badge } from '@lens/ui/office/Badge';
import { Panel } from '@lens/ui/office/Panel';
import { ExactTime } from '@lens/ui/office/ExactTime';
import styles from './ServiceCard.module.css';

const kindDescriptions: Record<ServiceKind, string> = {
  premium: 'Premium service: used first for every language that it supports.',
  general: 'General service: used where the premium one does not support the language, or fails.',
};

/** Whether a service is enabled, and its languages. */
export const ServiceCard = ({
  kind,
  service: { name, enabled, supportedLanguages },
  resting,
}: {
  kind: ServiceKind;
  service: TranslationService;
  /** Set while the service is not used, after errors or with its quota used up. */
  resting?: TranslationUsage['resting'][number] | undefined;
}) => (
  <Panel
    title={name}
    note={
      <Badge tone={!enabled ? 'plain' : resting ? 'waiting' : 'good'}>
        {!enabled ? 'Disabled' : resting?.is_quota ? 'Quota reached' : resting ? 'Waiting' : 'Enabled'}
      </Badge>
    }
  >
    <div className={styles.card}>
      <p className={styles.role}>{kindDescriptions[kind]}</p>
      {resting && (
        <p className={styles.missing}>
          {resting.is_quota ? 'Its quota is used up' : 'It does not answer as it should'} ({resting.reason}).
          It will be tried again <ExactTime at={resting.until} />.
        </p>
      )}
      {!enabled && <p className={styles.missing}>{name} service not configured</p>}
      <p>{supportedLanguages.length} languages</p>
      <ul className={styles.languages} aria-label={`Languages of ${name}`}>
        {supportedLanguages.map((code) => (
          <li key={code} title={languageOf(code).name}>
            <code aria-hidden="true">{code}</code>
            <span className="visually-hidden">{languageOf(code).name}</span>
          </li>
        ))}
      </ul>
    </div>
  </Panel>
);
