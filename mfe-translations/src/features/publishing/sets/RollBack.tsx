import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { texts } from '../../../components/counted/texts';
import { Question } from '../../../components/Question';
import { noSet, useSetChanges } from '../api/sets';
import { ChangeList } from '../ChangeList';
import { readersOf } from '../readers';

interface RollBackProps {
  /** The set to go back to, or `noSet`. */
  number: number;
  /** The set that is live. */
  live: number;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a set is put live again, with every text that would change. */
export function RollBack({ number, live, busy, onYes, onNo }: RollBackProps) {
  const { data, isPending, isError, error, isFetching, refetch } = useSetChanges(number, live);
  const name = number === noSet ? 'the built-in texts' : `set ${number}`;
  return (
    <Question
      title={`Roll back to ${name}?`}
      action="Roll back"
      busy={busy || isPending}
      onYes={onYes}
      onNo={onNo}
    >
      {isPending && <Skeleton label="Loading the changes…" rows={3} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The changes could not be read: ${error.message}`}
        </RetryNotice>
      )}
      {data?.length === 0 && <p>No text changes: {name} says what is live now.</p>}
      {data && data.length > 0 && (
        <>
          <p>
            {texts(data.length)} {data.length === 1 ? 'changes' : 'change'} for visitors within seconds, in{' '}
            {readersOf(data.map(({ language }) => language))}.
          </p>
          <ChangeList of={data} />
        </>
      )}
    </Question>
  );
}
