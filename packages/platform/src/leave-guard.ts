import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Decides whether the user may leave the page: it calls `leave` now, later or never. */
export type Guard = (leave: () => void) => void;

const guards = new Set<Guard>();

/** Whether leaving the page would lose unsaved work. */
export const hasLeaveGuard = (): boolean => guards.size > 0;

/** Leaves the page at once, or lets its latest guard decide. */
export function leavePage(leave: () => void): void {
  const guard = [...guards].at(-1);
  if (guard) guard(leave);
  else leave();
}

/** The router numbers the entries that it adds to the history. */
const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * While `active`, links, `useNavigate` and the browser's back and forward buttons call `guard` first. Changes of the
 * query or the hash do not leave the page; nor does the end of a session.
 */
export function useLeaveGuard(active: boolean, guard: Guard): void {
  const { key } = useLocation();
  const callGuard = useEffectEvent(guard);
  useEffect(() => {
    if (!active) return;
    const current: Guard = (leave) => callGuard(leave);
    guards.add(current);
    return () => void guards.delete(current);
  }, [active]);

  useEffect(() => {
    if (!active) return;
    const { pathname } = window.location;
    const guardedIndex = historyIndex();
    let step: 'guarded' | 'returning' | 'leaving' = 'guarded';
    // The event comes after the browser has moved: we send it back, and the router never sees the event.
    const onPopState = (event: PopStateEvent) => {
      if (step === 'leaving') return;
      const delta = historyIndex() - guardedIndex;
      if (step === 'guarded' && (window.location.pathname === pathname || delta === 0)) return;
      event.stopImmediatePropagation();
      if (step === 'returning') {
        step = 'guarded';
        return;
      }
      step = 'returning';
      window.history.go(-delta);
      callGuard(() => {
        step = 'leaving';
        window.history.go(delta);
      });
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [active, key]);
}
