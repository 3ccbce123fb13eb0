import { repeatWhileLayoutShifts } from './repeat-while-layout-shifts';

/** Keeps the focused element in view while the sections around it are laid out. */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    if (!element.matches(':focus-visible')) return;
    repeatWhileLayoutShifts(() => {
      if (document.activeElement !== element) return false;
      // A part of anything tall is in view in any case.
      if (element.offsetHeight < innerHeight / 2) element.scrollIntoView({ block: 'nearest' });
      return true;
    });
  });
}
