import type { ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { IconButton } from './IconButton';
import { makeBackgroundInert } from './make-background-inert';
import styles from './Dialog.module.css';

interface DrawerProps {
  /** The name of the panel for assistive technology. */
  label: string;
  side: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at an edge of the screen, open while it is mounted. Then the focus returns to where it was. */
export const Drawer = ({ label, side, onClose, children }: DrawerProps) => (
  <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className={styles.backdrop} />
      <BaseDialog.Popup
        ref={makeBackgroundInert}
        className={styles.panel}
        data-side={side}
        aria-label={label}
      >
        <div className={styles.content}>
          <BaseDialog.Close className={styles.close} render={<IconButton label="Close" />}>
            <CloseIcon />
          </BaseDialog.Close>
          {children}
        </div>
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
);
