import type { DeskText } from '@lens/contracts/desk';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useText } from './api/texts';
import { EditorPanel } from './editor/EditorPanel';
import type { TextName } from '../../components/text-name';
import type { Drafts } from './use-drafts';
import { AppearsOn } from './appears-on/AppearsOn';
import { Concordance } from './concordance/Concordance';
import { InPlace } from './in-place/picture/InPlace';

interface OpenedTextProps {
  name: TextName;
  listedTexts: DeskText[];
  drafts: Drafts;
  /** See `EditorPanel`. */
  keyboardSteps: number;
  onNext: () => void;
  onClose: () => void;
}

/** Loads the open text, which need not be on the listed page, and shows its editor. */
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
        tools={
          <>
            <InPlace name={data} text={drafts.get(data).text} />
            <Concordance name={data} />
          </>
        }
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
