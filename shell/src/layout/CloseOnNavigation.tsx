import { useEffect, useRef } from 'react';
import { useLocation } from '@lens/platform/router';

/**
 * Closes open popovers of the layout when the page changes. One that was opened before hydration stays open. This is a
 * component of its own so that the layout does not render when the location changes.
 */
export function CloseOnNavigation() {
  const { key } = useLocation();
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
  }, [key]);
  return null;
}
