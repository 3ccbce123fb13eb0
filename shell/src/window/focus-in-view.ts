import { untilRest } from './until-rest';

/** What has just taken the focus stays in sight while the sections around it are laid out. */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    if (!element.matches(':focus-visible')) return;
    untilRest(() => {
      if (document.activeElement !== element) return false;
      // What is higher than the window is seen wherever it stands.
      if (element.offsetHeight < innerHeight / 2) element.scrollIntoView({ block: 'nearest' });
      return true;
    });
  });
}
