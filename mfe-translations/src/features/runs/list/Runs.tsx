import { useState } from 'react';
import { Pager } from '@lens/ui/office/Pager';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useRefetchOnTextChange } from '../../../components/event-stream/use-refetch-on-text-change';
import { pageSize, runsKey, useChangeRun, useRuns } from '../api/runs';
import { RunItem } from './RunItem';
import styles from './Runs.module.css';

export function Runs() {
  const [page, setPage] = useState(1);
  const runs = useRuns(page);
  const change = useChangeRun();
  useRefetchOnTextChange(runsKey);
  const pages = Math.max(1, Math.ceil((runs.data?.total ?? 0) / pageSize));
  return (
    <Panel title="Runs" empty={runs.data?.total === 0 && 'No runs have been started yet.'}>
      {runs.isPending && <Skeleton label="Loading the runs…" rows={3} />}
      {runs.isError && (
        <RetryNotice onRetry={() => void runs.refetch()} retrying={runs.isFetching}>
          {`The runs could not be loaded: ${runs.error.message}`}
        </RetryNotice>
      )}
      {change.isError && (
        <p role="alert" className={styles.error}>
          The run was not changed: {change.error.message}
        </p>
      )}
      <ol aria-label="Runs">
        {runs.data?.items.map((run) => (
          <RunItem
            key={run.id}
            run={run}
            busy={change.isPending && change.variables.run.id === run.id}
            onChange={(action) => change.mutate({ run, change: action })}
          />
        ))}
      </ol>
      <Pager page={page} pages={pages} onPage={setPage} />
    </Panel>
  );
}
