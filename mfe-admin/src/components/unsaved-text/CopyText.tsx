import { Button } from '@lens/ui/office/Button';
import { toast, toastFailure } from '../toasts/toasts';

/** Copies a text that can no longer be saved. */
export function CopyText({ getText }: { getText: () => string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText());
      toast('Copied.');
    } catch (failure) {
      toastFailure('Not copied. Select the text and copy it.', failure);
    }
  };
  return (
    <Button look="main" onClick={() => void copy()}>
      Copy the text
    </Button>
  );
}
