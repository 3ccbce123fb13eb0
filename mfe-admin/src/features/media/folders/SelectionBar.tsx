import { useState } from 'react';
import type { MediaAnswer } from '@lens/contracts/media';
import { Button } from '@lens/ui/office/Button';
import styles from '../../../components/data-table/DataTable.module.css';
import { useShortcuts } from '@lens/platform/shortcuts';
import { MoveDialog } from './MoveDialog';

interface SelectionBarProps {
  pictures: MediaAnswer[];
  /** The open folder; empty for none. */
  folder: string;
  onClear: () => void;
}

/** The actions for selected pictures. */
export function SelectionBar({ pictures, folder, onClear }: SelectionBarProps) {
  const [isMoving, setIsMoving] = useState(false);
  useShortcuts([{ key: 'm', label: 'Move the selected pictures', run: () => setIsMoving(true) }]);
  return (
    <div role="group" aria-label="Selected pictures" className={styles.bulkBar}>
      <span role="status">{pictures.length} selected</span>
      <Button hint="M" onClick={() => setIsMoving(true)}>
        Move to a folder
      </Button>
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
      {isMoving && (
        <MoveDialog
          pictures={pictures}
          openFolder={folder}
          onClose={(hasMoved) => {
            setIsMoving(false);
            if (hasMoved) onClear();
          }}
        />
      )}
    </div>
  );
}
