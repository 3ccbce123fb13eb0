import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from '@lens/platform/router';
import type { View } from '../view';

/**
 * Scrolls to the results after a search or a choice, unless they already begin in the upper half of the window. On phones
 * the search stands above them and a bar covers the lower edge. Going back in the history restores the position instead.
 * @returns the ref for the heading of the results
 */
export function useScrollToResults({ category, search }: View): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  const filter = `${category ?? ''} ${search}`;
  const lastFilter = useRef(filter);
  useEffect(() => {
    if (lastFilter.current === filter) return;
    lastFilter.current = filter;
    const title = heading.current;
    if (!title || kind === 'POP') return;
    const { top } = title.getBoundingClientRect();
    if (top >= 0 && top <= window.innerHeight / 2) return;
    title.scrollIntoView({ block: 'start' });
    title.focus({ preventScroll: true });
  }, [filter, kind]);
  return heading;
}
