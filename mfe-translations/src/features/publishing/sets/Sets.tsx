import { useState } from 'react';
import type { TextSet } from '@lens/contracts/desk';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { Done } from '../../../components/done/Done';
import { noSet, useActivation, useSets } from '../api/sets';
import { historyOf } from './history';
import { RollBack } from './RollBack';
import { SetChanges } from './SetChanges';
import { RollBackRow, SetRow, ShippedRow } from './SetRow';
import styles from './Sets.module.css';

/** Every set and every roll-back, newest first, and the way back to each set, after a question that shows what changes. */
export function Sets() {
  const sets = useSets();
  const activation = useActivation();
  const [shown, setShown] = useState<TextSet | null>(null);
  /** With what was live when it was asked: only that is rolled back. */
  const [asked, setAsked] = useState<{ number: number; seen: number } | null>(null);

  const { isPending: busy } = activation;
  const wanted = activation.variables?.number;
  const seen = sets.data?.items.find(({ active }) => active)?.number ?? noSet;
  const sizeOf = (number: number) => sets.data?.items.find((set) => set.number === number)?.texts ?? 0;
  const ask = (number: number) => {
    activation.reset();
    setAsked({ number, seen });
  };
  return (
    <Panel
      title="Published sets"
      empty={sets.data?.items.length === 0 && 'Nothing was published from the desk yet.'}
    >
      {sets.isPending && <Skeleton label="Loading the sets…" rows={3} />}
      {sets.isError && (
        <RetryNotice onRetry={() => void sets.refetch()} retrying={sets.isFetching}>
          {`The sets could not be loaded: ${sets.error.message}`}
        </RetryNotice>
      )}
      <Done
        said={
          activation.isLast && activation.isSuccess
            ? `${wanted === noSet ? 'The built-in texts are' : `Set ${wanted} is`} live again.`
            : ''
        }
        isAsking={asked !== null}
        className={styles.done}
      />
      {activation.isLast && activation.isError && (
        <p role="alert" className={styles.error}>
          The roll-back failed: {activation.error.message}
        </p>
      )}
      <ol aria-label="Sets">
        {sets.data &&
          historyOf(sets.data).map((step) =>
            'rollBack' in step ? (
              <RollBackRow key={step.rollBack.created_at} rollBack={step.rollBack} />
            ) : (
              <SetRow
                key={step.set.number}
                set={step.set}
                before={sizeOf(step.set.base)}
                onChanges={() => setShown(step.set)}
                busy={busy}
                onRollBack={() => ask(step.set.number)}
              />
            ),
          )}
        {sets.data && sets.data.items.length > 0 && (
          <ShippedRow active={seen === noSet} busy={busy} onRollBack={() => ask(noSet)} />
        )}
      </ol>
      {asked && (
        <RollBack
          number={asked.number}
          live={asked.seen}
          busy={busy}
          onYes={() => activation.mutate(asked, { onSettled: () => setAsked(null) })}
          onNo={() => setAsked(null)}
        />
      )}
      {shown !== null && <SetChanges set={shown} onClose={() => setShown(null)} />}
    </Panel>
  );
}
