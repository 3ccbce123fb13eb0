/**
 * The ref of a modal dialog: while it is open, nothing behind it takes the focus. Base UI hides the background from
 * assistive technology only, but what is hidden must not be reached by Tab either. Toasts stay within reach.
 */
export function makeBackgroundInert(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return;
  const background = [...document.body.children].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement &&
      !part.inert &&
      !part.contains(popup) &&
      !part.querySelector('[role="region"][aria-live]'),
  );
  for (const part of background) part.inert = true;
  return () => {
    for (const part of background) part.inert = false;
  };
}
