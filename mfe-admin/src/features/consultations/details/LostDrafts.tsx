import { Button } from '@lens/ui/office/Button';
import { useAllRemoved } from '../../../components/shared-rows/removed-rows';
import { useDrafts } from '../drafts';
import styles from './Details.module.css';

interface LostDraftsProps {
  opened: string | null;
  onOpen: (id: string) => void;
}

/** What was being written about people who were erased meanwhile, while another request is open. */
export function LostDrafts({ opened, onOpen }: LostDraftsProps) {
  const gone = useAllRemoved();
  const drafts = useDrafts();
  return Object.keys(drafts)
    .filter((id) => id in gone && id !== opened)
    .map((id) => (
      <div key={id} role="status" className={styles.lost}>
        <p>A person you were writing about was erased. Your text is still here.</p>
        <Button onClick={() => onOpen(id)}>Show your text</Button>
      </div>
    ));
}
