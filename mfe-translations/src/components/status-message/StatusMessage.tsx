import { useFocusWhen } from './use-focus-when';

interface StatusMessageProps {
  /** Empty while there is nothing to report. */
  message: string;
  /** While it is open, the dialog keeps the focus. */
  isDialogOpen: boolean;
  className?: string;
}

/** Announces the result of an action that a dialog confirmed, and takes the focus once the dialog is closed. */
export const StatusMessage = ({ message, isDialogOpen, className }: StatusMessageProps) => (
  <p ref={useFocusWhen(message !== '' && !isDialogOpen)} role="status" tabIndex={-1} className={className}>
    {message}
  </p>
);
