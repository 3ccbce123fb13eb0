/** One request of a page, times in ms since the navigation started, bytes as transferred; `body` without headers. */
export interface Fetched {
  address: string;
  initiator: string;
  start: number;
  end: number;
  bytes: number;
  body: number;
}

/** When a page would have answered a touch, in ms since the navigation, and how long opening the menu took. */
export interface Pulse {
  beats: number[];
  opening: number;
}

/** What a page saw of itself; -1 for what did not happen. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  load: number;
  /** When the loader started the page's scripts, and when React had taken the page up. */
  started: number;
  taken: number;
  fetched: Fetched[];
  /** Where it was taken. */
  pulse?: Pulse;
}

type Watched = Window & { observed: { lcp: number; cls: number }; pulse?: Pulse };

interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking'; delay: number }): Promise<void>;
}

/** Runs in the page before anything of it does. */
export function watch(): void {
  const observed = { lcp: -1, cls: 0 };
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
}

/**
 * Runs in the page before anything of it does: takes the page's pulse by tasks of the rank that a finger's touch has, and
 * presses the menu's button once it has stood in two frames. A touch that is sent from outside waits for the browser's
 * own bookkeeping much longer than for the page.
 */
export function takePulse(): void {
  const pulse: Pulse = { beats: [], opening: -1 };
  Object.assign(window, { pulse });
  const { scheduler } = window as unknown as { scheduler: Scheduler };
  const button = () =>
    document.querySelector<HTMLButtonElement>(
      'header button[popovertarget="site-menu"]:not([popovertargetaction])',
    );
  let frames = 0;
  const frame = () => {
    if (button()) frames += 1;
    requestAnimationFrame(frame);
  };
  const beat = () => {
    const now = performance.now();
    pulse.beats.push(now);
    if (frames >= 2 && pulse.opening < 0) {
      button()!.click();
      if (!document.querySelector('#site-menu:popover-open')) throw new Error('The menu did not open.');
      pulse.opening = performance.now() - now;
    }
    void scheduler.postTask(beat, { priority: 'user-blocking', delay: 8 });
  };
  requestAnimationFrame(frame);
  beat();
}

/** Runs in the page: everything seen so far. */
export function observed(): Observed {
  const first = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? -1;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    ...(window as unknown as Watched).observed,
    pulse: (window as unknown as Watched).pulse,
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
      body: entry.encodedBodySize,
    })),
  };
}

/** Runs in the page: goes to another page by a link. @returns ms from the click until its heading is painted */
export function follow(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!;
  return new Promise((resolve) => {
    const from = performance.now();
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      // What stands in the document now is painted before the next task.
      if (location.pathname === path && heading && heading !== before)
        setTimeout(() => resolve(performance.now() - from));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    link.click();
  });
}
