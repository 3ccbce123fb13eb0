import { languageOf } from '@lens/contracts/languages';
import type { TranslationRun } from '@lens/contracts/runs';
import { Link } from '@lens/platform/router';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useRun } from '../api/runs';
import { formatCount } from '../../../components/format-numbers';
import { reasonFor } from '../labels';
import styles from './Runs.module.css';

/** The texts that a run did not translate, each with the reason and a link to the editor. */
export function RemainingTexts({ run }: { run: TranslationRun }) {
  const { data, isPending, isError, error, isFetching, refetch } = useRun(run, true);
  const { needs_human, skipped, failed } = run.outcomes;
  const remainingCount = needs_human + skipped + failed;
  return (
    <div className={styles.remaining}>
      {isPending && <Skeleton label="Loading the texts…" rows={2} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The texts could not be loaded: ${error.message}`}
        </RetryNotice>
      )}
      <ul aria-label="Texts to do by hand">
        {data?.left.map((text) => (
          <li key={`${text.language}/${text.namespace}/${text.key}`}>
            <Link
              to={`/admin/translations/texts?language=${text.language}&text=${text.namespace}/${text.key}`}
            >
              {text.key}
            </Link>{' '}
            ({languageOf(text.language).name}): {reasonFor(text)}
          </li>
        ))}
      </ul>
      {data && data.left.length < remainingCount && (
        <p>
          The first {formatCount(data.left.length)} of {formatCount(remainingCount)}.
        </p>
      )}
    </div>
  );
}
