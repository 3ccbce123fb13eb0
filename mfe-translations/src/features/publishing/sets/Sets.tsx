import { useState } from 'react';
import type { TextSet } from '@lens/contracts/desk';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { usePermissions } from '../../../components/permissions/use-permissions';
import { StatusMessage } from '../../../components/status-message/StatusMessage';
import { noSet, useActivateSet, useSets } from '../api/sets';
import { buildHistory } from './history';
import { RollBackDialog } from './RollBackDialog';
import { SetChangesDialog } from './SetChangesDialog';
import { RollBackRow, SetRow, BuiltInRow } from './SetRow';
import styles from './Sets.module.css';

/** The history of sets and roll-backs, from which an earlier set can be activated after a confirmation. */
export function Sets() {
  const sets = useSets();
  const activation = useActivateSet();
  const { mayAnywhere, isEditor } = usePermissions();
  const [openedSet, setOpenedSet] = useState<TextSet | null>(null);
  /** `baseRevision` is the active set that the user saw: only from that one is rolled back. */
  const [rollBackTarget, setRollBackTarget] = useState<{ number: number; baseRevision: number } | null>(null);

  const { isPending: busy } = activation;
  const requestedNumber = activation.variables?.number;
  const activeNumber = sets.data?.items.find(({ active }) => active)?.number ?? noSet;
  const countTexts = (number: number) => sets.data?.items.find((set) => set.number === number)?.texts ?? 0;
  /** Editors go back, and never forward again: that would publish. */
  const mayActivate = (number: number) => (isEditor ? number < activeNumber : mayAnywhere('publish'));
  const askToRollBack = (number: number) => {
    activation.reset();
    setRollBackTarget({ number, baseRevision: activeNumber });
  };
  return (
    <Panel
      title="Published sets"
      empty={sets.data?.items.length === 0 && 'Nothing has been published from the desk yet.'}
    >
      {sets.isPending && <Skeleton label="Loading the sets…" rows={3} />}
      {sets.isError && (
        <RetryNotice onRetry={() => void sets.refetch()} retrying={sets.isFetching}>
          {`The sets could not be loaded: ${sets.error.message}`}
        </RetryNotice>
      )}
      <StatusMessage
        message={
          activation.isLatest && activation.isSuccess
            ? `${requestedNumber === noSet ? 'The built-in texts are' : `Set ${requestedNumber} is`} active again.`
            : ''
        }
        isDialogOpen={rollBackTarget !== null}
        className={styles.status}
      />
      {activation.isLatest && activation.isError && (
        <p role="alert" className={styles.error}>
          The roll-back failed: {activation.error.message}
        </p>
      )}
      <ol aria-label="Sets">
        {sets.data &&
          buildHistory(sets.data).map((entry) =>
            'rollBack' in entry ? (
              <RollBackRow key={entry.rollBack.created_at} rollBack={entry.rollBack} />
            ) : (
              <SetRow
                key={entry.set.number}
                set={entry.set}
                baseCount={countTexts(entry.set.base)}
                onShowChanges={() => setOpenedSet(entry.set)}
                busy={busy}
                onRollBack={mayActivate(entry.set.number) ? () => askToRollBack(entry.set.number) : null}
              />
            ),
          )}
        {sets.data && sets.data.items.length > 0 && (
          <BuiltInRow
            active={activeNumber === noSet}
            busy={busy}
            onRollBack={mayActivate(noSet) ? () => askToRollBack(noSet) : null}
          />
        )}
      </ol>
      {rollBackTarget && (
        <RollBackDialog
          number={rollBackTarget.number}
          activeNumber={rollBackTarget.baseRevision}
          busy={busy}
          onConfirm={() => activation.mutate(rollBackTarget, { onSettled: () => setRollBackTarget(null) })}
          onCancel={() => setRollBackTarget(null)}
        />
      )}
      {openedSet !== null && <SetChangesDialog set={openedSet} onClose={() => setOpenedSet(null)} />}
    </Panel>
  );
}
