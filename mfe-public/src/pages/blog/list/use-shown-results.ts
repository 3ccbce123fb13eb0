import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from '@lens/platform/router';
import type { View } from '../view';

/**
 * Brings what was searched or chosen into view where it does not begin in the upper half of the window, as on phones,
 * where the search stands above and a bar lies over the lower edge; on the way back everything stays where it was.
 * @returns goes on the heading of the results
 */
export function useShownResults({ category, search }: View): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useNavigationType();
  const asked = `${category ?? ''} ${search}`;
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const title = heading.current;
    if (!title || kind === 'POP') return;
    const { top } = title.getBoundingClientRect();
    if (top >= 0 && top <= window.innerHeight / 2) return;
    title.scrollIntoView({ block: 'start' });
    title.focus({ preventScroll: true });
  }, [asked, kind]);
  return heading;
}
