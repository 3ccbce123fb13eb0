import { Panel } from '@lens/ui/office/Panel';
import styles from './ConfigurationHints.module.css';

const variables = [
  ['DEEPL_API_KEY', 'Switches the premium service on.'],
  ['DEEPL_API_URL', 'Where it is, if not at the usual address.'],
  ['GOOGLE_TRANSLATE_API_KEY', 'Switches the general service on.'],
  ['GOOGLE_TRANSLATE_API_URL', 'Where it is, if not at the usual address.'],
  ['TRANSLATION_BUDGET', 'How many characters may be spent in a month.'],
] as const;

/** What to set where the API runs. Values are never shown: they stay on the server. */
export const ConfigurationHints = () => (
  <Panel title="Configuration">
    <p className={styles['lead']}>
      Both services are off until whoever runs the site sets these variables of the API and starts it again.
      Keys stay on the server.
    </p>
    <dl className={styles['variables']}>
      {variables.map(([name, use]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{use}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
