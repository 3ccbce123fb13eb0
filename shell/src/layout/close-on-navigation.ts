import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@lens/platform/router';

/**
 * Closes an open popover once the page changes (before hydration the browser loads a new document instead).
 * What was open when React arrived stays open.
 */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    popover.current?.hidePopover();
  }, [key, popover]);
}
