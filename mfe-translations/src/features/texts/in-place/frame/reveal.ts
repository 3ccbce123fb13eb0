import { isVisible } from '../../in-context/choosing/is-visible';

/** Opens one closed part. @returns closes it again; undefined if it is not closed */
function openPart(part: Element, target: Element): (() => void) | undefined {
  if (part instanceof HTMLDetailsElement && !part.open && !part.querySelector('summary')?.contains(target)) {
    part.open = true;
    return () => {
      part.open = false;
    };
  }
  // On wide screens a menu can be visible without being open.
  if (part instanceof HTMLElement && part.hasAttribute('popover') && !isVisible(part)) {
    part.showPopover();
    return () => part.hidePopover();
  }
  const opener = [...document.querySelectorAll<HTMLElement>('[aria-controls][aria-expanded="false"]')].find(
    (control) => control.getAttribute('aria-controls')!.split(' ').includes(part.id),
  );
  if (opener) {
    opener.click();
    return () => opener.click();
  }
  return undefined;
}

/** Opens all closed parts around an element, the outermost first. @returns closes them again; null if none was closed */
export function reveal(target: Element): (() => void) | null {
  const around: Element[] = [];
  for (let part: Element | null = target; part; part = part.parentElement) around.unshift(part);
  const closers: (() => void)[] = [];
  for (const part of around) {
    const close = openPart(part, target);
    if (close) closers.unshift(close);
  }
  return closers.length > 0 ? () => closers.forEach((close) => close()) : null;
}
