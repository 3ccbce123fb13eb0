import { languageOf } from '@lens/contracts/languages';
import type { ServiceKind, TranslationService } from '@lens/contracts/translations';
import { Badge } from '@lens/ui/office/Badge';
import { Panel } from '@lens/ui/office/Panel';
import styles from './ServiceCard.module.css';

const roles: Record<ServiceKind, string> = {
  premium: 'Premium service: asked first wherever it speaks the language.',
  general: 'General service: asked where the premium one does not speak the language, or fails.',
};

/** Whether a service may translate, and into what. */
export const ServiceCard = ({
  kind,
  service: { name, enabled, supportedLanguages },
}: {
  kind: ServiceKind;
  service: TranslationService;
}) => (
  <Panel
    title={name}
    note={<Badge tone={enabled ? 'good' : 'plain'}>{enabled ? 'Enabled' : 'Disabled'}</Badge>}
  >
    <div className={styles['card']}>
      <p className={styles['role']}>{roles[kind]}</p>
      {!enabled && <p className={styles['missing']}>{name} service not configured</p>}
      <p>{supportedLanguages.length} languages</p>
      <ul className={styles['languages']} aria-label={`Languages of ${name}`}>
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
