import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { IconButton } from './IconButton';
import { inertBehind } from './inert-behind';
import styles from './Dialog.module.css';

interface DrawerProps {
  /** What assistive technology calls the panel. */
  label: string;
  side: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at an edge of the screen, open for as long as it is mounted; the focus returns to where it was. */
export const Drawer = ({ label, side, onClose, children }: DrawerProps) => (
  <Base.Root open onOpenChange={(open) => !open && onClose()}>
    <Base.Portal>
      <Base.Backdrop className={styles.backdrop} />
      <Base.Popup ref={inertBehind} className={styles.panel} data-side={side} aria-label={label}>
        <div className={styles.content}>
          <Base.Close className={styles.close} render={<IconButton label="Close" />}>
            <CloseIcon />
          </Base.Close>
          {children}
        </div>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
