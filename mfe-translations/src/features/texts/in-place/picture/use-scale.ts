import { useLayoutEffect, useState, type RefObject } from 'react';

/** By how much something of a width has to shrink to fit into a container, at most 1. */
export function useScale(container: RefObject<HTMLElement | null>, width: number): number {
  const [available, setAvailable] = useState(width);
  useLayoutEffect(() => {
    if (!container.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable(entry.contentRect.width);
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  return Math.min(1, available / width || 1);
}
