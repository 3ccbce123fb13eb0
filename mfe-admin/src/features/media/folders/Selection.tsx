import { useState } from 'react';
import type { MediaAnswer } from '@lens/contracts/media';
import { Button } from '@lens/ui/office/Button';
import styles from '../../../components/data-table/DataTable.module.css';
import { useShortcuts } from '@lens/platform/shortcuts';
import { MoveDialog } from './MoveDialog';

interface SelectionProps {
  pictures: MediaAnswer[];
  /** The folder that is open; empty for none. */
  folder: string;
  onClear: () => void;
}

/** What can be done with the pictures that are selected. */
export function Selection({ pictures, folder, onClear }: SelectionProps) {
  const [moving, setMoving] = useState(false);
  useShortcuts([{ key: 'm', label: 'Move the selected pictures', run: () => setMoving(true) }]);
  return (
    <div role="group" aria-label="Selected pictures" className={styles.bulk}>
      <span role="status">{pictures.length} selected</span>
      <Button hint="M" onClick={() => setMoving(true)}>
        Move to a folder
      </Button>
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
      {moving && (
        <MoveDialog
          pictures={pictures}
          from={folder}
          onClose={(moved) => {
            setMoving(false);
            if (moved) onClear();
          }}
        />
      )}
    </div>
  );
}
