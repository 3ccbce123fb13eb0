import type { DeskCoverage } from '@lens/contracts/desk';
import { languages } from '@lens/contracts/languages';
import { Link } from '@lens/platform/router';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { formatCount } from '../../../components/format-numbers';
import { useCoverage } from '../use-coverage';
import styles from './UnsignedCard.module.css';

/** How many critical texts of each language nobody has signed; languages without one are left out. */
function countUnsigned(items: DeskCoverage['items']) {
  return languages
    .map(({ code, name }) => {
      const files = items.filter(({ language }) => language === code);
      const count = files.reduce((sum, { unsigned }) => sum + unsigned, 0);
      const inEnglish = files.reduce((sum, { shown }) => sum + shown.chosen_english, 0);
      return { code, name, count, inEnglish };
    })
    .filter(({ count }) => count > 0);
}

/** Critical texts that visitors may read although two people have not signed them, by language. */
export function UnsignedCard() {
  const coverage = useCoverage();
  const unsigned = countUnsigned(coverage.data ?? []);
  return (
    <Panel
      title="Critical texts that are not signed"
      note="One person translates a critical text, and another reviews it. Both sign it."
    >
      {coverage.isPending && <Skeleton label="Counting the texts…" rows={2} />}
      {coverage.isError && (
        <RetryNotice onRetry={() => void coverage.refetch()} retrying={coverage.isFetching}>
          {`The texts could not be counted: ${coverage.error.message}`}
        </RetryNotice>
      )}
      {coverage.data && unsigned.length === 0 && <p>Every critical text is signed.</p>}
      {unsigned.length > 0 && (
        <ul aria-label="Critical texts that are not signed, by language" className={styles.languages}>
          {unsigned.map(({ code, name, count, inEnglish }) => (
            <li key={code}>
              <Link to={`/admin/translations/texts?language=${code}&sign_off=missing`}>
                {name}: <strong>{formatCount(count)}</strong>
              </Link>
              {inEnglish > 0 && (
                <span className={styles.note}>
                  {' '}
                  · shown in English by the settings: {formatCount(inEnglish)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
