import { useRef, type ReactNode } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button, type ButtonLook } from './Button';
import dialog from './Dialog.module.css';
import { inertBehind } from './inert-behind';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** What will be so afterwards. */
  children: ReactNode;
  /** The verb of the button that does it. */
  action: string;
  /** The button that leaves everything as it is; it has the focus. */
  keep?: string;
  look?: ButtonLook;
  /** What was agreed to is under way. */
  busy?: boolean;
  onAgree: () => void;
  onKeep: () => void;
  /** Where to go on after `keep`; without it where one was. */
  keepAt?: (() => HTMLElement | null) | undefined;
}

/** Asks before something that others will see, or that cannot be undone. */
export function ConfirmDialog({
  title,
  children,
  action,
  keep = 'Cancel',
  look = 'main',
  busy = false,
  onAgree,
  onKeep,
  keepAt,
}: ConfirmDialogProps) {
  const agreed = useRef(false);
  const agree = () => {
    agreed.current = true;
    onAgree();
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.backdrop} />
        <AlertDialog.Popup
          ref={inertBehind}
          finalFocus={() => (agreed.current ? true : (keepAt?.() ?? true))}
          // Over public pages too, which may be in another language.
          lang="en"
          dir="ltr"
          className={`${dialog.window} ${styles.window}`}
        >
          <AlertDialog.Title className={dialog.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className={styles.text}>
            {children}
          </AlertDialog.Description>
          <div className={styles.answers}>
            <AlertDialog.Close render={<Button>{keep}</Button>} />
            <Button look={look} busy={busy} onClick={agree}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
