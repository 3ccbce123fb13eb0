import type { DeskText } from '@lens/contracts/desk';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useText } from './api/texts';
import { EditorPanel } from './editor/EditorPanel';
import type { TextName } from '../../components/text-name';
import type { Drafts } from './use-drafts';
import { Where } from './where/Where';

interface OpenedProps {
  name: TextName;
  listed: DeskText[];
  drafts: Drafts;
  /** As the editor takes it. */
  steps: number;
  onNext: () => void;
  onClose: () => void;
}

/** The text that is open, whether the list shows it or not. */
export function Opened({ name, listed, drafts, steps, onNext, onClose }: OpenedProps) {
  const { data, isError, error, isFetching, refetch } = useText(name, listed);
  if (data)
    return (
      <EditorPanel text={data} drafts={drafts} steps={steps} onNext={onNext} onClose={onClose}>
        <Where text={data} />
      </EditorPanel>
    );
  if (!isError) return <Skeleton label="Loading the text…" rows={4} />;
  return (
    <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
      {`The text could not be loaded: ${error.message}`}
    </RetryNotice>
  );
}
