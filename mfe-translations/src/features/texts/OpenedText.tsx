import type { DeskText } from '@lens/contracts/desk';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useText } from './api/texts';
import { EditorPanel } from './editor/EditorPanel';
import type { TextName } from '../../components/text-name';
import type { Drafts } from './use-drafts';
import { AppearsOn } from './appears-on/AppearsOn';

interface OpenedTextProps {
  name: TextName;
  listedTexts: DeskText[];
  drafts: Drafts;
  /** As the editor takes it. */
  keyboardSteps: number;
  onNext: () => void;
  onClose: () => void;
}

/** The text that is open, whether the list shows it or not. */
export function OpenedText({ name, listedTexts, drafts, keyboardSteps, onNext, onClose }: OpenedTextProps) {
  const { data, isError, error, isFetching, refetch } = useText(name, listedTexts);
  if (data)
    return (
      <EditorPanel
        text={data}
        drafts={drafts}
        keyboardSteps={keyboardSteps}
        onNext={onNext}
        onClose={onClose}
      >
        <AppearsOn text={data} />
      </EditorPanel>
    );
  if (!isError) return <Skeleton label="Loading the text…" rows={4} />;
  return (
    <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
      {`The text could not be loaded: ${error.message}`}
    </RetryNotice>
  );
}
