import { useFocusAfter } from './use-focus-after';

interface DoneProps {
  /** What was done; empty where nothing was since the last question. */
  said: string;
  /** Whether a question is open. */
  isAsking: boolean;
  className?: string;
}

/** Says what became of a question. */
export const Done = ({ said, isAsking, className }: DoneProps) => (
  <p ref={useFocusAfter(said !== '' && !isAsking)} role="status" tabIndex={-1} className={className}>
    {said}
  </p>
);
