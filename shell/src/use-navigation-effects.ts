import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '@lens/platform/after-paint';
import { announce } from './window/announce';
import { trackScrollPositions, trackHistoryEntry, restoreScroll } from './window/scroll-positions';
import { scrollToSection } from './window/scroll-to-section';

/**
 * Does what a browser does when it loads a document: announces the page's title, moves the focus to the page, and
 * scrolls to its top, to the section that the address names or, on the way back, to where it was left. A link to a
 * section of the same page scrolls there; a changed query does nothing. Every layout gives its page the id `main`. A
 * page or dialog that has taken the focus meanwhile keeps it.
 */
export function useNavigationEffects(path: string): void {
  const { key, search } = useLocation();
  const previousLocation = useRef({ path, search, key });
  const navigationType = useNavigationType();
  const previousFocus = useRef<Element | null>(null);
  useLayoutEffect(() => void (previousFocus.current = document.activeElement), [path]);
  useEffect(trackScrollPositions, []);
  useLayoutEffect(() => trackHistoryEntry(key), [key]);
  useEffect(() => {
    const previous = previousLocation.current;
    previousLocation.current = { path, search, key };
    const isRestored = navigationType === 'POP' && previous.key !== key && restoreScroll(key);
    if (previous.path === path) {
      if (previous.key !== key && previous.search === search && navigationType !== 'POP') scrollToSection();
      return;
    }
    const isAtSection = !isRestored && scrollToSection();
    if (!isAtSection && navigationType !== 'POP') window.scrollTo(0, 0);
    // The page sets its title after it is painted.
    afterPaint(() => {
      const focused = document.activeElement;
      const hasTakenFocus = focused !== previousFocus.current && focused?.closest('#main, [role="dialog"]');
      if (!isAtSection && !hasTakenFocus) document.getElementById('main')?.focus({ preventScroll: true });
      announce(document.title);
    });
  }, [navigationType, path, search, key]);
}
