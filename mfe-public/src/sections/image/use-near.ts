import { useCallback, useState } from 'react';

/**
 * Whether an element is, or was, near the window: a tenth of it in sight, or within 50 px of that.
 * @param waits false where it need not be: then it counts as near from the first
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
