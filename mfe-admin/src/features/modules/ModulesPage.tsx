import { useState } from 'react';
import type { PageHead } from '@lens/contracts/page';
import { pluralize } from '@lens/platform/pluralize';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useModules, useModuleSync } from './api/modules';
import { ChangeDialog } from './ChangeDialog';
import type { Intent } from './changes';
import { ModuleCard } from './ModuleCard';
import styles from './Modules.module.css';

export const head = (): PageHead => ({ title: 'Modules · Back office', noindex: true });

/** The parts of the site that teams publish on their own: what is live of each, and changing it. */
export function Page() {
  const query = useModules();
  useModuleSync();
  const [open, setOpen] = useState<{ name: string; intent: Intent } | null>(null);
  const { items = [], revision, can_release } = query.data ?? {};
  const openModule = items.find(({ name }) => name === open?.name);

  return (
    <>
      <PageHeader title="Modules" count={query.data && pluralize(items.length, 'module')} />
      <p className={styles.intro}>
        Each module is a part of the site that a team publishes on its own. Here you see what visitors get of
        it, and you can change that.
      </p>
      {can_release === false && (
        <p className={styles.notice}>
          This server has no keys of the release job. It can withdraw versions; for everything else you get
          the command to run where the keys are.
        </p>
      )}
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The modules could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading modules…" />}
      {query.data && items.length === 0 && (
        <EmptyState>No modules. This server does not see the folder of the published modules.</EmptyState>
      )}
      <div className={styles.list}>
        {items.map((module) => (
          <ModuleCard
            key={module.name}
            module={module}
            onChange={(intent) => setOpen({ name: module.name, intent })}
          />
        ))}
      </div>
      {open && openModule && revision !== undefined && (
        <ChangeDialog
          module={openModule}
          intent={open.intent}
          revision={revision}
          canRelease={can_release ?? false}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
