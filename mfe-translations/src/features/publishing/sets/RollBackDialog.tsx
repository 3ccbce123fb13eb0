import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { pluralize } from '@lens/platform/pluralize';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { describeMissing, usePermissions } from '../../../components/permissions/use-permissions';
import { noSet, useSetChanges } from '../api/sets';
import { ChangeList } from '../ChangeList';
import { readerNames } from '../reader-names';

interface RollBackDialogProps {
  /** The set to go back to, or `noSet`. */
  number: number;
  activeNumber: number;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a set is activated again, and lists every text that would change. */
export function RollBackDialog({ number, activeNumber, busy, onConfirm, onCancel }: RollBackDialogProps) {
  const { data, isPending, isError, error, isFetching, refetch } = useSetChanges(number, activeNumber);
  const { may, isEditor } = usePermissions();
  const refusedLanguage = isEditor
    ? undefined
    : data?.find(({ language }) => !may('publish', language))?.language;
  const name = number === noSet ? 'the built-in texts' : `set ${number}`;
  return (
    <ConfirmDialog
      title={`Roll back to ${name}?`}
      action="Roll back"
      busy={busy || isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isPending && <Skeleton label="Loading the changes…" rows={3} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The changes could not be loaded: ${error.message}`}
        </RetryNotice>
      )}
      {data?.length === 0 && <p>No text changes: {name} has the same texts as the active set.</p>}
      {data && data.length > 0 && (
        <>
          <p>
            {pluralize(data.length, 'text')} {data.length === 1 ? 'changes' : 'change'} for visitors within
            seconds, in {readerNames(data.map(({ language }) => language))}.
          </p>
          {refusedLanguage && <p role="alert">{describeMissing('publish', refusedLanguage)}</p>}
          <ChangeList changes={data} />
        </>
      )}
    </ConfirmDialog>
  );
}
