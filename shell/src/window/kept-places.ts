/** As many frames as a page has to find its height again, and as many as its place has to hold still. */
const patience = 150;
const rest = 8;
/** What moves a page, and what begins the way to another one. */
const signs = ['scroll', 'click', 'popstate'];

/** How far down each entry of this tab's history was read, by the router's key of it. */
const places = new Map<string, number>();
let current = '';
/** Whether a place is being gone back to: what the page does on the way there is not where somebody reads. */
let isReturning = false;

/**
 * From here on the place belongs to this entry of the history. Where one is known, it is being gone back to: a browser
 * tells of a scroll a frame late, and what it tells then is of the page that was left.
 */
export function keepPlacesOf(key: string): void {
  isReturning = key !== current && places.has(key);
  current = key;
}

/**
 * Goes to where this entry was left, as soon as the page has room for it: what is loaded on the way back comes late, and
 * a browser that looks for the place at once ends short of it.
 * @returns whether it is known where that was
 */
export function returnTo(key: string): boolean {
  const place = places.get(key);
  if (place === undefined) return false;
  isReturning = true;
  window.scrollTo(0, place);
  hold(key, place);
  return true;
}

/** Goes there again whenever what comes late pushes it away, until it holds still or somebody scrolls. */
function hold(key: string, place: number): void {
  const moved = new AbortController();
  for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(kind, () => moved.abort(), { signal: moved.signal, passive: true });
  let [frames, still] = [0, 0];
  const again = () => {
    const isThere = Math.abs(window.scrollY - place) <= 1;
    still = isThere ? still + 1 : 0;
    frames += 1;
    const isOver = moved.signal.aborted || current !== key || still >= rest || frames >= patience;
    if (!isOver) {
      if (!isThere) window.scrollTo(0, place);
      requestAnimationFrame(again);
      return;
    }
    moved.abort();
    if (current === key) isReturning = false;
  };
  requestAnimationFrame(again);
}

/**
 * Remembers places in the browser's stead, while this document is there; across documents the browser does it itself.
 * @returns stops it
 */
export function keepPlaces(): () => void {
  const remember = () => {
    if (!isReturning) places.set(current, window.scrollY);
  };
  const take = () => void (history.scrollRestoration = 'manual');
  const leave = () => void (history.scrollRestoration = 'auto');
  take();
  // A browser tells of a scroll a frame late, and of none before the page was taken up: whoever leaves is asked once more.
  const capture = { capture: true, passive: true };
  for (const kind of signs) window.addEventListener(kind, remember, capture);
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    for (const kind of signs) window.removeEventListener(kind, remember, capture);
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', leave);
  };
}
