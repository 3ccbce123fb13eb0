import { Button } from '@lens/ui/office/Button';
import { useAllRemoved } from '../../../components/shared-rows/removed-rows';
import { useNoteDrafts } from '../note-drafts';
import styles from './Details.module.css';

interface DraftsOfErasedRequestsProps {
  openRequestId: string | null;
  onOpen: (id: string) => void;
}

/** Unsaved notes about people who were erased while another request is open. */
export function DraftsOfErasedRequests({ openRequestId, onOpen }: DraftsOfErasedRequestsProps) {
  const removedRows = useAllRemoved();
  const drafts = useNoteDrafts();
  return Object.keys(drafts)
    .filter((id) => id in removedRows && id !== openRequestId)
    .map((id) => (
      <div key={id} role="status" className={styles.lost}>
        <p>A person you were writing about was erased. Your text is still here.</p>
        <Button onClick={() => onOpen(id)}>Show your text</Button>
      </div>
    ));
}
