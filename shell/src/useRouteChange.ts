import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { announce } from './i18n/announce';

/** A page that came without a document load is announced, takes the focus and starts at its top. */
export function useRouteChange(path: string): void {
  const shown = useRef(path);
  const kind = useNavigationType();
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const section = location.hash && document.getElementById(location.hash.slice(1));
    if (section) section.scrollIntoView();
    else if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    announce(document.title);
  }, [kind, path]);
}
