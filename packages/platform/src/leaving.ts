import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Decides whether the page is left; it may call `leave` later, or never. */
export type Guard = (leave: () => void) => void;

const guards = new Set<Guard>();

/** Whether something on the page would be lost with it. */
export const isGuarded = (): boolean => guards.size > 0;

/** Goes at once, or asks whoever guards the page. */
export function leavePage(go: () => void): void {
  const guard = [...guards].at(-1);
  if (guard) guard(go);
  else go();
}

/** The router numbers its entries of the history. */
const entryIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * While `active`, links, `useNavigate` and the browser's own back and forward ask `guard` first. What changes on the same
 * page, its query or its section, is no leaving; nor is a session that ends.
 */
export function useLeaveGuard(active: boolean, guard: Guard): void {
  const { key } = useLocation();
  const ask = useEffectEvent(guard);
  useEffect(() => {
    if (!active) return;
    const asked: Guard = (leave) => ask(leave);
    guards.add(asked);
    return () => void guards.delete(asked);
  }, [active]);

  useEffect(() => {
    if (!active) return;
    const { pathname } = window.location;
    const here = entryIndex();
    let step: 'guarded' | 'returning' | 'leaving' = 'guarded';
    // The browser has moved already when it tells: it is sent back, and the router never hears of it.
    const onMoved = (event: PopStateEvent) => {
      if (step === 'leaving') return;
      const moved = entryIndex() - here;
      if (step === 'guarded' && (window.location.pathname === pathname || moved === 0)) return;
      event.stopImmediatePropagation();
      if (step === 'returning') {
        step = 'guarded';
        return;
      }
      step = 'returning';
      window.history.go(-moved);
      ask(() => {
        step = 'leaving';
        window.history.go(moved);
      });
    };
    window.addEventListener('popstate', onMoved, { capture: true });
    return () => window.removeEventListener('popstate', onMoved, { capture: true });
  }, [active, key]);
}
