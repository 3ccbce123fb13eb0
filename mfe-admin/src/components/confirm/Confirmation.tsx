import { useRef } from 'react';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '@lens/ui/office/Button';
import dialog from '@lens/ui/office/Dialog.module.css';
import { inertBehind } from '@lens/ui/office/inert-behind';
import { useAsked } from './confirm';
import styles from './Confirmation.module.css';

/** Puts the question of `confirm` to whoever is at work. The way back has the focus. */
export function Confirmation() {
  const asked = useAsked((state) => state.asked);
  const agreed = useRef(false);
  if (!asked) return null;
  const { title, text, action, keep = 'Cancel', keepAt } = asked;
  const answer = (yes: boolean) => {
    agreed.current = yes;
    asked.answer(yes);
  };
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialog['backdrop']} />
        <AlertDialog.Popup
          ref={inertBehind}
          finalFocus={() => (agreed.current ? true : (keepAt?.() ?? true))}
          className={`${dialog['window']} ${styles['window']}`}
        >
          <AlertDialog.Title className={dialog['title']}>{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className={styles['answers']}>
            <AlertDialog.Close render={<Button>{keep}</Button>} />
            <Button look="danger" onClick={() => answer(true)}>
              {action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
