import { useFocusWhen } from './use-focus-when';

interface StatusMessageProps {
  /** What was done; empty where nothing was since the last question. */
  message: string;
  /** Whether a question is open. */
  isDialogOpen: boolean;
  className?: string;
}

/** Says what became of a question. */
export const StatusMessage = ({ message, isDialogOpen, className }: StatusMessageProps) => (
  <p ref={useFocusWhen(message !== '' && !isDialogOpen)} role="status" tabIndex={-1} className={className}>
    {message}
  </p>
);
