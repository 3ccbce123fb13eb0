/**
 * A modal window's ref: what stands behind it takes no focus while it is open. Base UI hides it from assistive technology
 * only, and whatever is hidden must not be reached by Tab either. Toasts stay in reach.
 */
export function inertBehind(popup: HTMLElement | null): (() => void) | undefined {
  if (!popup) return;
  const behind = [...document.body.children].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement &&
      !part.inert &&
      !part.contains(popup) &&
      !part.querySelector('[role="region"][aria-live]'),
  );
  for (const part of behind) part.inert = true;
  return () => {
    for (const part of behind) part.inert = false;
  };
}
