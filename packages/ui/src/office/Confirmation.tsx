import { useConfirmation } from '@lens/platform/confirm';
import { ConfirmDialog } from './ConfirmDialog';

/** Puts the question of `confirm` to whoever is at work. A remote has one of these. */
export function Confirmation() {
  const pending = useConfirmation((state) => state.pending);
  if (!pending) return null;
  const { text, answer, ...question } = pending;
  return (
    <ConfirmDialog look="danger" {...question} onAgree={() => answer(true)} onKeep={() => answer(false)}>
      {text}
    </ConfirmDialog>
  );
}
