import { useMemo } from 'react';
import type { TranslationStatus, TranslationUsage } from '@lens/contracts/translations';
import { useHost } from '@lens/platform/host';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { findStaffRemotes } from './staff-remotes';
import { SupportMatrix } from './SupportMatrix';
import { useMatrix } from './use-matrix';
import styles from './LanguageSupport.module.css';

interface LanguageSupportProps {
  /** Until the services have answered, the languages that this desk knows of are shown. */
  status?: TranslationStatus;
  resting?: TranslationUsage['resting'];
  isRefreshing: boolean;
}

/** Which services support each language, and how much of the site is translated into it. */
export function LanguageSupport({ status, resting, isRefreshing }: LanguageSupportProps) {
  const { navigation, settings } = useHost();
  const timeFormat = new Intl.DateTimeFormat('en', { timeStyle: 'medium', timeZone: settings.timeZone });
  const staffRemoteNames = useMemo(() => findStaffRemotes(navigation), [navigation]);
  const { matrix, dataUpdatedAt, error, isFetching, refetch } = useMatrix(staffRemoteNames);
  const completeCount = matrix?.rows.filter((row) => row.overall.state === 'complete').length ?? 0;

  return (
    <section aria-labelledby="language-support">
      <h2 id="language-support" className={styles.heading}>
        Language support
      </h2>
      <p role="status" className={styles.status}>
        {isRefreshing || isFetching
          ? 'Reading the locale files…'
          : matrix
            ? `${completeCount} of ${matrix.rows.length} languages are complete. Read at ${timeFormat.format(dataUpdatedAt)}.`
            : ''}
      </p>
      {error && (
        <div className={styles.error}>
          <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
            {`The locale files could not be loaded: ${error.message}`}
          </RetryNotice>
        </div>
      )}
      {matrix && (
        <SupportMatrix
          {...matrix}
          status={status}
          resting={resting}
          liveTranslation={settings.liveTranslation}
        />
      )}
    </section>
  );
}
