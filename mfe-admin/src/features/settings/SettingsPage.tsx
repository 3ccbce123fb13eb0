import '@lens/contracts/jitless';
import type { PageHead } from '@lens/contracts/page';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
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
          {`The settings could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading settings…" />}
      {query.data && <SettingsForm settings={query.data} onReload={() => query.refetch()} />}
    </>
  );
}
