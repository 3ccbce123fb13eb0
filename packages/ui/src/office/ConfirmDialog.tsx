import { useRef, type ReactNode } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button, type ButtonLook } from './Button';
import dialog from './Dialog.module.css';
import { makeBackgroundInert } from './make-background-inert';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** What the action will change. */
  children: ReactNode;
  /** The label of the button that confirms: a verb. */
  action: string;
  /** The label of the button that cancels. It gets the focus. */
  cancelLabel?: string;
  look?: ButtonLook;
  /** The confirmed action is in progress. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What gets the focus after cancelling; by default, what had it before. */
  focusOnCancel?: (() => HTMLElement | null) | undefined;
}

/** Asks before something that others will see, or that cannot be undone. */
export function ConfirmDialog({
  title,
  children,
  action,
  cancelLabel = 'Cancel',
  look = 'main',
  busy = false,
  onConfirm,
  onCancel,
  focusOnCancel,
}: ConfirmDialogProps) {
  const isConfirmed = useRef(false);
  const confirm = () => {
    isConfirmed.current = true;
    onConfirm();
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog.backdrop} />
        <AlertDialog.Popup
          ref={makeBackgroundInert}
          finalFocus={() => (isConfirmed.current ? true : (focusOnCancel?.() ?? true))}
          // It also opens over public pages, which may be in another language.
          lang="en"
          dir="ltr"
          className={`${dialog.window} ${styles.window}`}
        >
          <AlertDialog.Title className={dialog.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className={styles.text}>
            {children}
          </AlertDialog.Description>
          <div className={styles.answers}>
            <AlertDialog.Close render={<Button>{cancelLabel}</Button>} />
            <Button look={look} busy={busy} onClick={confirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
