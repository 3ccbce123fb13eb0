import { useEffect, useRef, type RefObject } from 'react';

/**
 * A line that takes the focus once something is done and the window that asked for it is closed: the button that was
 * pressed may be gone, and who came by keyboard goes on from here.
 */
export function useFocusWhen(condition: boolean): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The window gives the focus back to wherever it was before: after that.
    if (condition) queueMicrotask(() => line.current?.focus());
  }, [condition]);
  return line;
}
