import type { ReactNode } from 'react';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { Button } from '@lens/ui/office/Button';
import { IconButton } from '@lens/ui/office/IconButton';
import { ConnectionLost } from '../session/ConnectionLost';
import { SessionEnded } from '../session/SessionEnded';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Opens the list of all texts; null if it is open. */
  onAll: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside the page, or over its lower half if the screen is narrow. */
export const Panel = ({ title, onAll, onClose, children }: PanelProps) => (
  <section aria-label={title} lang="en" className={styles.panel}>
    <div dir="ltr" className={styles.content}>
      <div className={styles.head}>
        {onAll ? (
          <Button look="quiet" onClick={onAll}>
            Back to all texts
          </Button>
        ) : (
          <h2 className={styles.title}>{title}</h2>
        )}
        <IconButton label="Close the panel" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <SessionEnded />
      <ConnectionLost />
      {children}
    </div>
  </section>
);
