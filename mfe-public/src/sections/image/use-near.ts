import { useCallback, useState } from 'react';

/**
 * Whether a tenth of an element is, or once was, within 50 px of the window.
 * @param waits false for elements that count as near from the start
 */
export function useNear(waits: boolean) {
  const [isNear, setNear] = useState(!waits);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element || !waits) return;
      if (typeof IntersectionObserver === 'undefined') {
        setNear(true);
        return;
      }
      const view = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          view.disconnect();
          setNear(true);
        },
        { rootMargin: '50px', threshold: 0.1 },
      );
      view.observe(element);
      return () => view.disconnect();
    },
    [waits],
  );
  return [isNear, watch] as const;
}
