import { useState } from 'react';
import type { Outcome } from '@lens/contracts/outcomes';
import { confirm } from '@lens/platform/confirm';
import { formatDay } from '@lens/platform/format-date';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { useRowSync } from '../../../components/shared-rows/use-row-sync';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { outcomeRows, useOutcomeRemoval, useOutcomes } from './api';
import { ImportForm } from './ImportForm';
import styles from './Outcomes.module.css';

const day = (text: string) => formatDay(new Date(text), 'en');

/** The results that pages draw as graphs, and the import of a file of them. */
export function Outcomes() {
  const query = useOutcomes();
  useRowSync(outcomeRows);
  const { mutateAsync: remove } = useOutcomeRemoval();
  const [isOpen, setIsOpen] = useState(false);
  const items = query.data?.items ?? [];
  const askAndRemove = async (outcome: Outcome) => {
    const name = outcome.procedure.toUpperCase();
    const question = {
      title: `Remove the results of ${name}?`,
      text: `The graphs of ${outcome.counts.eyes} eyes leave the site. Only another import brings them back.`,
      action: 'Remove',
    };
    if (!(await confirm(question))) return;
    try {
      await remove(outcome);
      toast(`Removed the results of ${name}`);
    } catch (failure) {
      toastFailure('The results were not removed.', failure as Error);
    }
  };
  return (
    <Panel
      title="Results of procedures"
      note={
        <a href="/results" target="_blank" rel="noreferrer">
          Their page
        </a>
      }
    >
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The results could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {items.length > 0 && (
        <table className={styles.table}>
          <tbody>
            {items.map((outcome) => (
              <tr key={outcome.id}>
                <th scope="row">{outcome.procedure.toUpperCase()}</th>
                <td>
                  {outcome.counts.eyes} eyes, {day(outcome.from)} to {day(outcome.to)}, after {outcome.months}{' '}
                  months; {outcome.lost} lost to follow-up
                  {outcome.is_sample ? ' (sample)' : ''}
                </td>
                <td>
                  <Button onClick={() => void askAndRemove(outcome)}>
                    Remove
                    <span className="visually-hidden"> the results of {outcome.procedure.toUpperCase()}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {query.data && items.length === 0 && <p className={styles.none}>No results have been imported yet.</p>}
      {isOpen ? (
        <ImportForm onClose={() => setIsOpen(false)} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>Import results…</Button>
      )}
    </Panel>
  );
}
