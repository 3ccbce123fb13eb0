/** One request of a page: times in ms since the navigation, bytes as transferred, `body` without headers. */
export interface Fetched {
  address: string;
  initiator: string;
  start: number;
  end: number;
  bytes: number;
  body: number;
}

/** When a page could have answered a touch, in ms since the navigation, and how many ms opening the menu took. */
export interface Pulse {
  beats: number[];
  opening: number;
}

/** The events of one page, in ms since the navigation; -1 for an event that did not happen. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  load: number;
  /** When the loader started the page's scripts, and when React had hydrated the page. */
  started: number;
  hydrated: number;
  fetched: Fetched[];
  /** Absent where no pulse was recorded. */
  pulse?: Pulse;
}

type WatchedWindow = Window & { observed: { lcp: number; cls: number }; pulse?: Pulse };

interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking'; delay: number }): Promise<void>;
}

/** Runs in the page before its own scripts: records the largest paint and the layout shifts. */
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
 * Runs in the page before its own scripts: records when tasks with the priority of a touch run, and presses the menu's
 * button once it has been there for two frames. A touch sent from outside would mostly measure the browser's overhead.
 */
export function recordPulse(): void {
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

/** Runs in the page: reads everything recorded so far. */
export function observed(): Observed {
  const first = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? -1;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    ...(window as unknown as WatchedWindow).observed,
    pulse: (window as unknown as WatchedWindow).pulse,
    fcp: first('first-contentful-paint'),
    load: document!.loadEventStart,
    started: first('lens-start'),
    hydrated: first('lens-hydrated'),
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

/** Runs in the page: follows a link to another page. @returns ms from the click until its heading is painted */
export function follow(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!;
  return new Promise((resolve) => {
    const from = performance.now();
    const checkHeading = () => {
      const heading = document.querySelector('h1')?.textContent;
      // The document as it is now is painted before the next task.
      if (location.pathname === path && heading && heading !== before)
        setTimeout(() => resolve(performance.now() - from));
      else requestAnimationFrame(checkHeading);
    };
    requestAnimationFrame(checkHeading);
    link.click();
  });
}
