import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from '@lens/platform/router';
import { navigateWithTransition } from './page-transition';

interface ProcedureLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link between the pages about procedures. */
export function ProcedureLink({ to, ...props }: ProcedureLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigateWithTransition(() => navigate(to));
      }}
    />
  );
}
