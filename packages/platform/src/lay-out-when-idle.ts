/**
 * Lays out elements that the browser skips while they are far from the viewport (`content-visibility: auto`), one at a
 * time while it is idle, so that the scroll bar and programs that read the page know where everything is. Browsers
 * without `requestIdleCallback` go on skipping them.
 * @returns cancels it
 */
export function layOutWhenIdle(elements: Iterable<HTMLElement>): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const pending = [...elements];
  let callbackId = 0;
  const next = () => {
    callbackId = requestIdleCallback(() => {
      const element = pending.shift();
      if (!element) return;
      element.style.contentVisibility = 'visible';
      next();
    });
  };
  next();
  return () => cancelIdleCallback(callbackId);
}
