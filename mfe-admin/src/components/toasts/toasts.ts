import { Toast } from '@base-ui/react/toast';

/** How long a toast offers its undo. */
export const undoTimeMs = 6_000;

export const toastManager = Toast.createToastManager<object>();

interface ToastAction {
  label: string;
  run: () => void;
}

/** Shows a message for six seconds, with an action such as `Undo`. @returns a function that closes it */
export function toast(title: string, action?: ToastAction): () => void {
  const id = toastManager.add({
    title,
    timeout: undoTimeMs,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toastManager.close(id);
        action.run();
      },
    },
  });
  return () => toastManager.close(id);
}

/**
 * Shows a failure until it is closed, since somebody may look away for more than six seconds.
 * @returns a function that closes it
 */
export function toastFailure(title: string, failure: unknown, action?: ToastAction): () => void {
  const id = toastManager.add({
    title,
    description: failure instanceof Error ? failure.message : undefined,
    type: 'failure',
    priority: 'high',
    timeout: 0,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toastManager.close(id);
        action.run();
      },
    },
  });
  return () => toastManager.close(id);
}
