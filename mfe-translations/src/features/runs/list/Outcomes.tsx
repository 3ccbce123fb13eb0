import { languageOf } from '@lens/contracts/languages';
import type { TranslationRun } from '@lens/contracts/runs';
import { Link } from '@lens/platform/router';
import { formatCount } from '../../../components/format-numbers';
import styles from './Runs.module.css';

/** The results so far, with links to the texts that wait for a review. */
export function Outcomes({ run: { languages, namespace, outcomes } }: { run: TranslationRun }) {
  const { translated, needs_human, skipped, failed } = outcomes;
  const parts = [
    translated > 0 && `${formatCount(translated)} translated`,
    needs_human > 0 && `${formatCount(needs_human)} for a translator`,
    skipped > 0 && `${formatCount(skipped)} skipped`,
    failed > 0 && `${formatCount(failed)} refused`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const namespaceFilter = namespace === null ? '' : `&namespace=${namespace}`;
  return (
    <p className={styles.facts}>
      {parts.join(', ')}.
      {translated > 0 && (
        <>
          {' '}
          To be reviewed:{' '}
          {languages.map((code, index) => (
            <span key={code}>
              {index > 0 && ', '}
              <Link to={`/admin/translations/texts?language=${code}&state=machine${namespaceFilter}`}>
                {languageOf(code).name}
              </Link>
            </span>
          ))}
        </>
      )}
    </p>
  );
}
