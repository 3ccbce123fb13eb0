/**
 * Does something as soon as what stands in the document now has been painted: nobody who looks at a page waits for what
 * is only to be heard, or read by machines.
 * @returns takes it back
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
