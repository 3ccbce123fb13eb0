/** Sections near the viewport are laid out one after the other; after this many frames all of them are. */
const maxFrames = 8;

/**
 * Calls `keep` each frame until the layout is stable or the visitor scrolls. Sections with `content-visibility` are
 * laid out only when they come near the viewport; this may push away what we have just scrolled to, and browsers do not
 * always correct it.
 * @param keep returns whether to go on
 */
export function repeatWhileLayoutShifts(keep: () => boolean): void {
  const userInput = new AbortController();
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(kind, () => userInput.abort(), { signal: userInput.signal, passive: true });
  let remaining = maxFrames;
  const onFrame = () => {
    remaining -= 1;
    if (!userInput.signal.aborted && keep() && remaining > 0) requestAnimationFrame(onFrame);
    else userInput.abort();
  };
  requestAnimationFrame(onFrame);
}
