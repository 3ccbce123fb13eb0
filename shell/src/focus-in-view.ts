/** Sections that come near are laid out one after the other: after as many frames all of them stand. */
const framesToRest = 8;

/**
 * What a browser lays out only as it comes near may push away what has just taken the focus, after the browser has
 * scrolled to it. It is brought back until everything stands.
 */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    if (!element.matches(':focus-visible')) return;
    let frames = framesToRest;
    const bringBack = () => {
      if (document.activeElement !== element) return;
      // What is higher than the window is seen wherever it stands.
      if (element.offsetHeight < innerHeight / 2) element.scrollIntoView({ block: 'nearest' });
      frames -= 1;
      if (frames > 0) requestAnimationFrame(bringBack);
    };
    requestAnimationFrame(bringBack);
  });
}
