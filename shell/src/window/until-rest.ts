/** Sections that come near are laid out one after the other: after as many frames all of them stand. */
const framesToRest = 8;

/**
 * What a browser lays out only as it comes near may push away what somebody was just brought to, and browsers do not
 * always hold on to it.
 * @param keep is called each frame until everything stands, or somebody scrolls; whether there is still something to keep
 */
export function untilRest(keep: () => boolean): void {
  const moved = new AbortController();
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(kind, () => moved.abort(), { signal: moved.signal, passive: true });
  let frames = framesToRest;
  const again = () => {
    frames -= 1;
    if (!moved.signal.aborted && keep() && frames > 0) requestAnimationFrame(again);
    else moved.abort();
  };
  requestAnimationFrame(again);
}
