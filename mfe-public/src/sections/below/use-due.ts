import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@lens/platform/after-paint';
import { useLocation, useNavigationType } from '@lens/platform/router';
import { useHydrated } from '../../hydration/use-hydrated';

/**
 * Whether the rest of a page is to be rendered. On the way from page to page that is once its first screen is painted;
 * at once in a document from the server, and where somebody returns to a place further down or is sent to one.
 */
export function useDue(): boolean {
  const { hash } = useLocation();
  const arrivesAtTop = useNavigationType() !== 'POP' && !hash;
  const isNavigation = useHydrated();
  const [isDue, setDue] = useState(!isNavigation || !arrivesAtTop);
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue;
}
