import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@lens/platform/after-paint';
import { useLocation, useNavigationType } from '@lens/platform/router';
import { useHydrated } from '../../hydration/use-hydrated';

/**
 * Whether to render the part below the first screen. After a navigation that is once the first screen is painted. In a
 * document from the server, after going back and with a hash in the address it is at once.
 */
export function useDue(): boolean {
  const { hash } = useLocation();
  const arrivesAtTop = useNavigationType() !== 'POP' && !hash;
  const isNavigation = useHydrated();
  const [isDue, setDue] = useState(!isNavigation || !arrivesAtTop);
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue;
}
