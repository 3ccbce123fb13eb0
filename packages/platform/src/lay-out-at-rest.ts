/**
 * Lays out what the browser skips while it is far from the window (`content-visibility: auto`), one element at a time
 * whenever there is nothing to do: then the scroll bar is right, and programs that read the page find all of it where
 * it is. Browsers that do not say when they are idle go on skipping.
 * @returns takes it back
 */
export function layOutAtRest(elements: Iterable<HTMLElement>): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const waiting = [...elements];
  let turn = 0;
  const next = () => {
    turn = requestIdleCallback(() => {
      const element = waiting.shift();
      if (!element) return;
      element.style.contentVisibility = 'visible';
      next();
    });
  };
  next();
  return () => cancelIdleCallback(turn);
}
