import { useEffect, useRef, type RefObject } from 'react';

/**
 * The ref of a line that takes the focus once the condition is true. After a dialog closes, the button that opened it
 * may be gone, and somebody who uses the keyboard goes on from this line.
 */
export function useFocusWhen(condition: boolean): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A closing dialog first returns the focus to where it was; this line takes it after that.
    if (condition) queueMicrotask(() => line.current?.focus());
  }, [condition]);
  return line;
}
