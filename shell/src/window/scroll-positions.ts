/** How many frames a page has to regain its height, and for how many its position must stay the same. */
const maxFrames = 150;
const stableFrames = 8;
/** Events that scroll a page or start a navigation. */
const trackedEvents = ['scroll', 'click', 'popstate'];

/** Scroll positions of this tab's history entries, by the router's key. */
const positions = new Map<string, number>();
let currentKey = '';
/** While a position is being restored, the page's own scrolling must not be recorded. */
let isRestoring = false;

/**
 * Records scroll positions for this history entry from now on. If the entry has a position it is about to be restored:
 * browsers fire `scroll` a frame late, and the first event would record the position of the page that was left.
 */
export function trackHistoryEntry(key: string): void {
  isRestoring = key !== currentKey && positions.has(key);
  currentKey = key;
}

/**
 * Scrolls to where this entry was left, and repeats that while the page grows: its parts load late, and a browser that
 * restores the position at once ends up too high.
 * @returns whether a position is known
 */
export function restoreScroll(key: string): boolean {
  const position = positions.get(key);
  if (position === undefined) return false;
  isRestoring = true;
  window.scrollTo(0, position);
  keepPosition(key, position);
  return true;
}

/** Scrolls there again each frame until the position is stable or the visitor scrolls. */
function keepPosition(key: string, position: number): void {
  const userInput = new AbortController();
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(kind, () => userInput.abort(), { signal: userInput.signal, passive: true });
  let [frames, unchanged] = [0, 0];
  const onFrame = () => {
    const isThere = Math.abs(window.scrollY - position) <= 1;
    unchanged = isThere ? unchanged + 1 : 0;
    frames += 1;
    const isOver =
      userInput.signal.aborted || currentKey !== key || unchanged >= stableFrames || frames >= maxFrames;
    if (!isOver) {
      if (!isThere) window.scrollTo(0, position);
      requestAnimationFrame(onFrame);
      return;
    }
    userInput.abort();
    if (currentKey === key) isRestoring = false;
  };
  requestAnimationFrame(onFrame);
}

/**
 * Records scroll positions in place of the browser while this document is open. Across documents the browser does.
 * @returns a function that stops it
 */
export function trackScrollPositions(): () => void {
  const record = () => {
    if (!isRestoring) positions.set(currentKey, window.scrollY);
  };
  const takeOver = () => void (history.scrollRestoration = 'manual');
  const handBack = () => void (history.scrollRestoration = 'auto');
  takeOver();
  // Clicks and `popstate` are recorded too, as `scroll` fires a frame late, and never for a scroll before hydration.
  const capture = { capture: true, passive: true };
  for (const kind of trackedEvents) window.addEventListener(kind, record, capture);
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  return () => {
    handBack();
    for (const kind of trackedEvents) window.removeEventListener(kind, record, capture);
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handBack);
  };
}
