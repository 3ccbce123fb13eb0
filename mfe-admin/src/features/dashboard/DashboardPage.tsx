import type { PageHead } from '@lens/contracts/page';
import { RetryNotice } from '../../components/notice/RetryNotice';
import { Spinner } from '../../components/spinner/Spinner';
import { useOverview } from './api/overview';
import { useStats } from './api/stats';
import { ContentStatistics } from './ContentStatistics';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { StatCards } from './StatCards';
import styles from './DashboardPage.module.css';

export const head = (): PageHead => ({ title: 'Dashboard · Back office', noindex: true });

export function Page() {
  const overview = useOverview();
  const stats = useStats();
  const calls = [overview, stats];

  if (calls.some((call) => call.isPending)) return <Spinner label="Loading the dashboard…" />;
  const retry = () => {
    for (const call of calls) if (call.isError) void call.refetch();
  };
  return (
    <div className={styles['dashboard']}>
      <h1 className={styles['title']}>Dashboard</h1>
      {calls.some((call) => call.isError) && (
        <RetryNotice onRetry={retry} retrying={calls.some((call) => call.isFetching)}>
          Some figures could not be read, and zeros stand in their place.
        </RetryNotice>
      )}
      <StatCards overview={overview.data?.overview} />
      <RecentActivity entries={overview.data?.recentActivity ?? []} />
      <ContentStatistics rows={stats.data?.procedureStats ?? []} />
      <QuickActions />
    </div>
  );
}
