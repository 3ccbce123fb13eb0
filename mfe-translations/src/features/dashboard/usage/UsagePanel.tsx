import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TranslationUsage } from '@lens/contracts/translations';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { Select } from '../../../components/Select';
import { Budget } from './Budget';
import { formatMonth, listMonths } from './usage-sums';
import { MonthTable } from './MonthTable';
import styles from './UsagePanel.module.css';

/** What the services billed, and what is left of the budget. */
export function UsagePanel({ usage }: { usage: UseQueryResult<TranslationUsage> }) {
  const { data } = usage;
  return (
    <Panel title="Usage" note="Characters billed by the services, by month (UTC)">
      {usage.isPending && <Skeleton label="Loading the usage…" rows={2} />}
      {usage.isError && (
        <RetryNotice onRetry={() => void usage.refetch()} retrying={usage.isFetching}>
          {`The usage could not be loaded: ${usage.error.message}`}
        </RetryNotice>
      )}
      {data && (
        <div className={styles.usage}>
          <Budget budget={data.budget} />
          {data.months.length === 0 && <p className={styles.note}>No service has translated anything yet.</p>}
          {data.months.length > 0 && <Months usage={data} />}
        </div>
      )}
    </Panel>
  );
}

function Months({ usage }: { usage: TranslationUsage }) {
  const months = listMonths(usage);
  const [chosen, setChosen] = useState('');
  const month = months.includes(chosen) ? chosen : months[0]!;
  return (
    <>
      <Select
        label="Month"
        value={month}
        options={months.map((code) => [code, formatMonth(code)] as const)}
        onChange={setChosen}
      />
      <MonthTable
        rows={usage.months.filter((row) => row.month === month)}
        prices={usage.prices}
        month={month}
      />
    </>
  );
}
