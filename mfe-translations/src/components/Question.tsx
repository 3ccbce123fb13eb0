import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';

interface QuestionProps {
  title: string;
  /** What will be so afterwards. */
  children: ReactNode;
  /** The verb of the button that does it. */
  action: string;
  /** The button that leaves everything as it is. */
  keep?: string;
  look?: ButtonLook;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that others will see, or that cannot be undone. */
export const Question = ({
  title,
  children,
  action,
  keep = 'Cancel',
  look = 'main',
  busy = false,
  onYes,
  onNo,
}: QuestionProps) => (
  <Dialog
    title={title}
    onClose={onNo}
    actions={
      <>
        <Button onClick={onNo}>{keep}</Button>
        <Button look={look} busy={busy} onClick={onYes}>
          {action}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
