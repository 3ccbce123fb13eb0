import { repeatWhileLayoutShifts } from './repeat-while-layout-shifts';

/**
 * Scrolls to the section that the address names, and focuses it if it is focusable, as browsers do when they load a
 * document.
 * @returns whether there is such a section
 */
export function scrollToSection(): boolean {
  const { hash } = location;
  const section = hash ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  section.scrollIntoView();
  const top = section.getBoundingClientRect().top;
  repeatWhileLayoutShifts(() => {
    if (section.getBoundingClientRect().top !== top) section.scrollIntoView();
    return location.hash === hash && section.isConnected;
  });
  const focusable = section.hasAttribute('tabindex') ? section : document.getElementById('main');
  focusable?.focus({ preventScroll: true });
  return true;
}
