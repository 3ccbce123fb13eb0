import { useMemo } from 'react';
import type { PageHead } from '@lens/contracts/page';
import { useHost } from '@lens/platform/host';
import { AlertIcon } from '@lens/ui/icons/state';
import { RefreshButton } from './RefreshButton';
import { staffRemotes } from './staff-remotes';
import { SupportMatrix } from './SupportMatrix';
import { useMatrix } from './use-matrix';
import styles from './LanguageSupportPage.module.css';

export const head = (): PageHead => ({ title: 'Translations · Back office', noindex: true });

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

export function Page() {
  const { navigation } = useHost();
  const staff = useMemo(() => staffRemotes(navigation), [navigation]);
  const { matrix, readAt, error, refreshing, refresh } = useMatrix(staff);
  const complete = matrix?.rows.filter((row) => row.overall.state === 'complete').length ?? 0;

  return (
    <>
      <header className={styles['head']}>
        <h1 className={styles['title']}>Translations</h1>
        <RefreshButton refreshing={refreshing} onRefresh={refresh} />
      </header>
      <section aria-labelledby="language-support">
        <h2 id="language-support" className={styles['heading']}>
          Language support
        </h2>
        <p role="status" className={styles['status']}>
          {refreshing
            ? 'Reading the locale files…'
            : matrix && readAt
              ? `${complete} of ${matrix.rows.length} languages are complete. Read at ${clock.format(readAt)}.`
              : ''}
        </p>
        {error !== null && (
          <p role="alert" className={styles['error']}>
            <AlertIcon className={styles['icon']} />
            The locale files could not be read: {error}
          </p>
        )}
        {matrix && <SupportMatrix {...matrix} />}
      </section>
    </>
  );
}
