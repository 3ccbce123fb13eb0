import type { PageHead } from '@lens/contracts/page';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { DeskHeader, DeskPage } from '../../components/desk-page/DeskPage';
import { useIsEditor } from '../../components/permissions/use-is-editor';
import { useStatus, useUsage } from './api/dashboard';
import { CacheCard } from './CacheCard';
import { ConfigurationHints } from './ConfigurationHints';
import { LanguageSupport } from './language-support/LanguageSupport';
import { RefreshButton } from './RefreshButton';
import { MissingCard } from './missing/MissingCard';
import { ServiceCard } from './services/ServiceCard';
import { TestBox } from './test-box/TestBox';
import { UnsignedCard } from './unsigned/UnsignedCard';
import { UsagePanel } from './usage/UsagePanel';
import { useRefresh } from './use-refresh';
import styles from './DashboardPage.module.css';

export const head = (): PageHead => ({ title: 'Translations · Back office', noindex: true });

/** The translation services, what they cost, and how much of the site is translated into each language. */
export const Page = () => (
  <DeskPage>
    <Dashboard />
  </DeskPage>
);

function Dashboard() {
  const status = useStatus();
  const usage = useUsage();
  const { isRefreshing, refresh } = useRefresh();
  const isEditor = useIsEditor();

  return (
    <>
      <DeskHeader title="Translations">
        <RefreshButton isRefreshing={isRefreshing} onRefresh={refresh} />
      </DeskHeader>
      <div className={styles.dashboard}>
        {status.isPending && <Skeleton label="Loading the services…" rows={3} />}
        {status.isError && (
          <RetryNotice onRetry={() => void status.refetch()} retrying={status.isFetching}>
            {`The services could not be loaded: ${status.error.message}`}
          </RetryNotice>
        )}
        {status.data && (
          <div className={styles.cards}>
            {(['premium', 'general'] as const).map((kind) => (
              <ServiceCard
                key={kind}
                kind={kind}
                service={status.data[kind]}
                resting={usage.data?.resting.find(({ service }) => service === kind)}
              />
            ))}
            <CacheCard cache={status.data.cache} />
          </div>
        )}
        <div className={styles.pair}>
          {!isEditor && <TestBox status={status.data} usage={usage.data} />}
          <ConfigurationHints status={status.data} />
        </div>
        <UnsignedCard />
        <MissingCard />
        <UsagePanel usage={usage} />
        <LanguageSupport status={status.data} resting={usage.data?.resting} isRefreshing={isRefreshing} />
      </div>
    </>
  );
}
