import '@lens/contracts/jitless';
import type { PageHead } from '@lens/contracts/page';
import { RetryNotice } from '../../components/notice/RetryNotice';
import { PageHeader } from '../../components/page-head/PageHeader';
import { Skeleton } from '../../components/skeleton/Skeleton';
import { useSettingsAnswer } from './api/settings';
import { SettingsForm } from './SettingsForm';

export const head = (): PageHead => ({ title: 'Settings · Back office', noindex: true });

export function Page() {
  const query = useSettingsAnswer();
  return (
    <>
      <PageHeader title="Settings" />
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The settings could not be read: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading settings…" />}
      {query.data && <SettingsForm settings={query.data} onReload={() => query.refetch()} />}
    </>
  );
}
