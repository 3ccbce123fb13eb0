/** One request of a page, times in ms since the navigation started, bytes as transferred. */
export interface Fetched {
  address: string;
  initiator: string;
  start: number;
  end: number;
  bytes: number;
}

/** What a page saw of itself; -1 for what did not happen. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  /** When the menu opened after its button was touched, and when the open menu was painted. */
  opened: number;
  shown: number;
  load: number;
  /** When the loader started the page's scripts, and when React had taken the page up. */
  started: number;
  taken: number;
  fetched: Fetched[];
}

type Watched = Window & { observed: { lcp: number; cls: number; opened: number; shown: number } };

/** Runs in the page before anything of it does. */
export function watch(): void {
  const observed = { lcp: -1, cls: 0, opened: -1, shown: -1 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) observed.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const onToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === 'open') observed.opened = event.timeStamp;
  };
  document.addEventListener('beforetoggle', onToggle, true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntriesByName('click'))
      observed.shown = startTime + duration;
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: the middle of the menu's button. */
export function menuButton(): { x: number; y: number } {
  const { left, top, width, height } = document
    .querySelector('header button[popovertarget="site-menu"]:not([popovertargetaction])')!
    .getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page: everything seen so far. */
export function observed(): Observed {
  const first = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? -1;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    ...(window as unknown as Watched).observed,
    fcp: first('first-contentful-paint'),
    load: document!.loadEventStart,
    started: first('lens-start'),
    taken: first('lens-taken'),
    fetched: [document!, ...resources].map((entry) => ({
      address: entry.name,
      initiator: entry.initiatorType,
      start: entry.startTime,
      end: entry.responseEnd,
      bytes: entry.transferSize,
    })),
  };
}

/** Runs in the page: goes to another page by a link. @returns ms from the click until its heading is painted */
export function follow(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)!;
  return new Promise((resolve) => {
    const from = performance.now();
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (location.pathname === path && heading && heading !== before)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      else requestAnimationFrame(look);
    };
    link.click();
    look();
  });
}
