import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { IconButton } from './IconButton';
import { inertBehind } from './inert-behind';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Wide ones hold a form of two columns, or pictures. */
  size?: 'small' | 'wide';
  /** The actions, the main one last. */
  actions?: ReactNode;
  /** Nothing behind it can be read. */
  veiled?: boolean;
  children: ReactNode;
}

/** A modal window, open for as long as it is mounted; the focus returns to where it was. */
export const Dialog = ({
  title,
  onClose,
  size = 'small',
  actions,
  veiled = false,
  children,
}: DialogProps) => (
  <Base.Root open onOpenChange={(open) => !open && onClose()}>
    <Base.Portal>
      <Base.Backdrop className={styles['backdrop']} data-veiled={veiled} />
      <Base.Popup
        ref={inertBehind}
        // Over public pages too, which may be in another language.
        lang="en"
        dir="ltr"
        className={styles['window']}
        data-size={size}
      >
        <div className={styles['head']}>
          <Base.Title className={styles['title']}>{title}</Base.Title>
          <Base.Close render={<IconButton label="Close" />}>
            <CloseIcon />
          </Base.Close>
        </div>
        <div className={styles['body']}>{children}</div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
