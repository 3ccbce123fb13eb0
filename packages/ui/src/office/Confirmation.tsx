import { useConfirmation } from '@lens/platform/confirm';
import { ConfirmDialog } from './ConfirmDialog';

/** Shows the question of `confirm` as a dialog. Each remote renders it once. */
export function Confirmation() {
  const pending = useConfirmation((state) => state.pending);
  if (!pending) return null;
  const { text, answer, ...question } = pending;
  return (
    <ConfirmDialog look="danger" {...question} onConfirm={() => answer(true)} onCancel={() => answer(false)}>
      {text}
    </ConfirmDialog>
  );
}
