import { Toast } from '@base-ui/react/toast';

/** How long what was done can be undone by its toast. */
export const undoTimeMs = 6_000;

export const toastManager = Toast.createToastManager<object>();

interface ToastAction {
  label: string;
  run: () => void;
}

/**
 * Says what happened, wherever in the code it happens; the offer, `Undo` for one, stands for six seconds.
 * @returns what takes it back
 */
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
 * Says what did not happen, and stays until it is closed: someone may look away for more than six seconds.
 * @returns what takes it back, once it is not so any more
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
