import { useEffect, useRef } from 'react';
import { useLocation } from '@lens/platform/router';

/**
 * Closes what is open in the layout once the page changes (before hydration the browser loads a new document instead).
 * What was open when React arrived stays open. It stands alone, so that nothing else renders with the location.
 */
export function CloseOnNavigation() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
  }, [key]);
  return null;
}
