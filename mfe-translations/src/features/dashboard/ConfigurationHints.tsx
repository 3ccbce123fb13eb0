import type { TranslationStatus } from '@lens/contracts/translations';
import { Panel } from '@lens/ui/office/Panel';
import styles from './ConfigurationHints.module.css';

const variables = [
  ['DEEPL_API_KEY', 'The key of DeepL. Without it, DeepL is switched off.'],
  ['DEEPL_API_URL', 'The address of DeepL, if it is not the usual one.'],
  ['DEEPL_EXTRA_LANGUAGES', 'Languages that DeepL has added, to be sent to it too: VI,TL,HY,ES-419.'],
  ['GOOGLE_TRANSLATE_API_KEY', 'The key of Google Translate. Without it, Google Translate is switched off.'],
  ['GOOGLE_TRANSLATE_API_URL', 'The address of Google Translate, if it is not the usual one.'],
  ['TRANSLATION_BUDGET', 'How many characters both services together may translate in a month.'],
] as const;

/** Says which services are switched on, in one sentence. */
function describeStatus({ premium, general }: TranslationStatus): string {
  if (premium.enabled && general.enabled) return `${premium.name} and ${general.name} are switched on.`;
  if (!premium.enabled && !general.enabled) return `${premium.name} and ${general.name} are switched off.`;
  const [on, off] = premium.enabled ? [premium, general] : [general, premium];
  return `${on.name} is switched on, ${off.name} is switched off.`;
}

/** The environment variables of the API. Their values never leave the server. */
export const ConfigurationHints = ({ status }: { status: TranslationStatus | undefined }) => (
  <Panel title="Configuration">
    <p className={styles.lead}>
      {status && `${describeStatus(status)} `}
      To switch a service on or off, set these variables of the API on the server, then restart the API. The
      keys stay on the server.
    </p>
    <dl className={styles.variables}>
      {variables.map(([name, explanation]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{explanation}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
