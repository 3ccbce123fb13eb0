import { Toast } from '@base-ui/react/toast';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { AlertIcon, CheckIcon } from '@lens/ui/icons/state';
import { toastManager, undoTimeMs } from './toasts';
import styles from './Toasts.module.css';

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    // Base UI hides toasts without focus from screen readers; their buttons are for everyone.
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'left']}
      className={styles.toast}
      aria-hidden={false}
    >
      <Toast.Content className={styles.content}>
        {toast.type === 'failure' ? <AlertIcon /> : <CheckIcon />}
        <div className={styles.text}>
          <Toast.Title className={styles.title} render={<p />} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Action className={styles.action} />
        <Toast.Close className={styles.close} aria-label="Close this message" aria-hidden={false}>
          <CloseIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** The toasts at the bottom of the screen; F6 moves the focus there. */
export const Toasts = () => (
  <Toast.Provider toastManager={toastManager} timeout={undoTimeMs} limit={3}>
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport}>
        <ToastList />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);
