import type { PageHead } from '@lens/contracts/page';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Spinner } from '../../components/Spinner';
import { useOverview } from './api/overview';
import { useStats } from './api/stats';
import { useDashboardSync } from './api/use-dashboard-sync';
import { ContentStatistics } from './ContentStatistics';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { RequestLanguages } from './RequestLanguages';
import { RequestsPerWeek } from './RequestsPerWeek';
import { StatCards } from './StatCards';
import { WaitingRequests } from './WaitingRequests';
import styles from './DashboardPage.module.css';

export const head = (): PageHead => ({ title: 'Dashboard · Back office', noindex: true });

export function Page() {
  const overview = useOverview();
  const stats = useStats();
  useDashboardSync();
  const queries = [overview, stats];

  if (queries.some((query) => query.isPending)) return <Spinner label="Loading the dashboard…" />;
  const retry = () => {
    for (const call of queries) if (call.isError) void call.refetch();
  };
  return (
    <div className={styles.dashboard}>
      <div className={styles.head}>
        <h1 className={styles.title}>Dashboard</h1>
        <QuickActions />
      </div>
      {queries.some((call) => call.isError) && (
        <RetryNotice onRetry={retry} retrying={queries.some((call) => call.isFetching)}>
          {queries.every((call) => call.data)
            ? 'The figures could not be updated: some are out of date.'
            : 'Some figures could not be loaded and are shown as zero.'}
        </RetryNotice>
      )}
      {overview.data && <WaitingRequests {...overview.data} />}
      <StatCards data={overview.data} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {stats.data && <RequestsPerWeek weeks={stats.data.requestsPerWeek} />}
          <RecentActivity entries={overview.data?.recentActivity ?? []} />
        </div>
        <div className={styles.column}>
          {stats.data && <RequestLanguages rows={stats.data.requestLanguages} />}
          <ContentStatistics rows={stats.data?.procedureStats ?? []} />
        </div>
      </div>
    </div>
  );
}
