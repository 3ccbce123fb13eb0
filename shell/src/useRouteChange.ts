import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '@lens/platform/after-paint';
import { announce } from './window/announce';
import { keepPlaces, keepPlacesOf, returnTo } from './window/kept-places';
import { reachSection } from './window/section';

/**
 * A page that came without a document load is announced, takes the focus and starts at its top, or at the section that
 * the address names; on the way back where it was left. So does a link to a section of the same page; a query that changes leaves everything where it is.
 * Every layout, of whichever remote, calls the place of its page `main`. A page or a window that has taken the focus
 * meanwhile keeps it.
 */
export function useRouteChange(path: string): void {
  const { key, search } = useLocation();
  const shown = useRef({ path, search, key });
  const kind = useNavigationType();
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => void (left.current = document.activeElement), [path]);
  useEffect(keepPlaces, []);
  useLayoutEffect(() => keepPlacesOf(key), [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, search, key };
    const isBack = kind === 'POP' && before.key !== key && returnTo(key);
    if (before.path === path) {
      if (before.key !== key && before.search === search && kind !== 'POP') reachSection();
      return;
    }
    const arrived = !isBack && reachSection();
    if (!arrived && kind !== 'POP') window.scrollTo(0, 0);
    // After the page has put its title in place, which it does after it is painted.
    afterPaint(() => {
      const held = document.activeElement;
      const isHeld = held !== left.current && held?.closest('#main, [role="dialog"]');
      if (!arrived && !isHeld) document.getElementById('main')?.focus({ preventScroll: true });
      announce(document.title);
    });
  }, [kind, path, search, key]);
}
