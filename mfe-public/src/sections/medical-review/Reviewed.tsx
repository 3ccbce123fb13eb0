import { useMemo, type ReactNode } from 'react';
import { ReviewContext } from './review-context';
import type { ReviewData } from './load-review';

interface ReviewedProps {
  /** Undefined while the API is away. */
  data: Partial<ReviewData> | undefined;
  children: ReactNode;
}

/** Around a medical page: its parts show the numbers of the sources that they cite. */
export function Reviewed({ data, children }: ReviewedProps) {
  const review = data?.review ?? null;
  const value = useMemo(() => ({ review }), [review]);
  return <ReviewContext value={value}>{children}</ReviewContext>;
}
