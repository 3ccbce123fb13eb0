import { useEffect, useReducer, useState, type FocusEvent, type PointerEvent } from 'react';
import { useHydrated } from '../../../hydration/use-hydrated';

interface Position {
  current: number;
  /** The picture that the current one fades in over; null before the first change. */
  previous: number | null;
}

const moveTo = (position: Position, current: number): Position =>
  current === position.current ? position : { current, previous: position.current };

/**
 * Shows one of `count` pictures after the other, wrapping after the last.
 * Stands still until hydrated, when paused, under reduced motion, and while the pointer or the keyboard is on it.
 */
export function useRotation(count: number, intervalMs = 4000) {
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
    const timer = setTimeout(() => show((current + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [count, current, focused, hovered, intervalMs, playing]);

  return {
    current,
    previous,
    next: (current + 1) % count,
    playing,
    ready,
    show,
    toggle: () => setPlaying(!playing),
    /** Spread on the element around pictures and controls. */
    pauseHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
