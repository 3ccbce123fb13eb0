import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '@lens/platform/after-paint';
import { announce } from './i18n/announce';
import { reachSection } from './section';

/**
 * A page that came without a document load is announced, takes the focus and starts at its top, or at the section that
 * the address names. So does a link to a section of the same page; a query that changes leaves everything where it is.
 */
export function useRouteChange(path: string): void {
  const { key, search } = useLocation();
  const shown = useRef({ path, search, key });
  const kind = useNavigationType();
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, search, key };
    if (before.path === path) {
      if (before.key !== key && before.search === search && kind !== 'POP') reachSection();
      return;
    }
    const arrived = reachSection();
    if (!arrived && kind !== 'POP') window.scrollTo(0, 0);
    // After the page has put its title in place, which it does after it is painted.
    afterPaint(() => {
      if (!arrived) document.getElementById('main')?.focus({ preventScroll: true });
      announce(document.title);
    });
  }, [kind, path, search, key]);
}
