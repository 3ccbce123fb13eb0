import { useEffect, useReducer, useState, type FocusEvent, type PointerEvent } from 'react';
import { useHydrated } from '../../../hydration/use-hydrated';

interface Shown {
  current: number;
  /** What the current picture fades in over; null before the first change. */
  previous: number | null;
}

const moveTo = (shown: Shown, current: number): Shown =>
  current === shown.current ? shown : { current, previous: shown.current };

/**
 * Shows one of `count` pictures after the other, wrapping after the last.
 * Stands still until hydrated, when paused, under reduced motion, and while the pointer or the keyboard is on it.
 * @param interval milliseconds that each picture stays
 */
export function useRotation(count: number, interval = 4000) {
  const ready = useHydrated();
  const [{ current, previous }, show] = useReducer(moveTo, { current: 0, previous: null });
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || hovered || focused) return;
    const timer = setTimeout(() => show((current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [count, current, focused, hovered, interval, playing]);

  return {
    current,
    previous,
    next: (current + 1) % count,
    playing,
    ready,
    show,
    toggle: () => setPlaying(!playing),
    /** Spread on the element that holds pictures and controls. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
