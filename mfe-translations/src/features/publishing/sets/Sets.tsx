import { useRef, useState } from 'react';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { noSet, useActivation, useSets } from '../api/sets';
import { SetChanges } from './SetChanges';
import { SetRow, ShippedRow } from './SetRow';
import styles from './Sets.module.css';

/** Every set that was published, newest first, and the way back to each: one click, which another one takes back. */
export function Sets() {
  const sets = useSets();
  const activation = useActivation();
  const [shown, setShown] = useState<number | null>(null);

  const { variables: wanted, isPending: busy } = activation;
  const done = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes: who came by keyboard goes on from what was done.
  const rollBack = (number: number) => activation.mutate(number, { onSuccess: () => done.current?.focus() });
  return (
    <Panel
      title="Published sets"
      empty={sets.data?.length === 0 && 'Nothing was published from the desk yet.'}
    >
      {sets.isPending && <Skeleton label="Loading the sets…" rows={3} />}
      {sets.isError && (
        <RetryNotice onRetry={() => void sets.refetch()} retrying={sets.isFetching}>
          {`The sets could not be read: ${sets.error.message}`}
        </RetryNotice>
      )}
      <p ref={done} role="status" tabIndex={-1} className={styles['done']}>
        {activation.isSuccess &&
          `${wanted === noSet ? 'What the site ships' : `Set ${wanted}`} is live again.`}
      </p>
      {activation.isError && (
        <p role="alert" className={styles['error']}>
          The set before was not brought back: {activation.error.message}
        </p>
      )}
      <ol aria-label="Sets" className={styles['sets']}>
        {sets.data?.map((set) => (
          <SetRow
            key={set.number}
            set={set}
            onChanges={() => setShown(set.number)}
            busy={busy}
            onRollBack={() => rollBack(set.number)}
          />
        ))}
        {sets.data && sets.data.length > 0 && (
          <ShippedRow
            active={!sets.data.some(({ active }) => active)}
            busy={busy}
            onRollBack={() => rollBack(noSet)}
          />
        )}
      </ol>
      {shown !== null && <SetChanges number={shown} onClose={() => setShown(null)} />}
    </Panel>
  );
}
