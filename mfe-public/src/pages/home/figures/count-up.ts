import { useEffect, useState, type RefObject } from 'react';

const step = 240;
const tickMs = 16;

/** Whether it has begun in this document: a visitor who comes back to the page has seen it. */
let hasCounted = false;

/** The value after one more tick, never past the target. */
export const grow = (value: number, target: number): number => Math.min(value + step, target);

/**
 * Counts from zero to the target the first time that the element is in view, by 240 every 16 ms.
 * @returns what to show; undefined stands for the target itself: on the server, before and after counting,
 * and always where motion is reduced
 */
export function useCountUp(target: number, element: RefObject<HTMLElement | null>): number | undefined {
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const node = element.current;
    if (!node || hasCounted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = () => {
      hasCounted = true;
      let value = 0;
      setShown(value);
      timer = setInterval(() => {
        value = grow(value, target);
        setShown(value === target ? undefined : value);
        if (value === target) clearInterval(timer);
      }, tickMs);
    };
    const view = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      view.disconnect();
      count();
    });
    view.observe(node);
    return () => {
      view.disconnect();
      clearInterval(timer);
      setShown(undefined);
    };
  }, [element, target]);

  return shown;
}
