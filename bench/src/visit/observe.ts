/** One request of a page: times in ms since the navigation, bytes as transferred, `body` without headers. */
export interface FetchedFile {
  address: string;
  initiator: string;
  start: number;
  end: number;
  bytes: number;
  body: number;
}

export interface Responsiveness {
  /** When the page could have reacted to a touch, since the navigation. */
  taskTimesMs: number[];
  /** How long opening the menu took. */
  menuOpeningMs: number;
}

/** The events of one page, in ms since the navigation; -1 for an event that did not happen. */
export interface Observation {
  fcp: number;
  lcp: number;
  cls: number;
  load: number;
  /** When the loader started the page's scripts, and when React had hydrated the page. */
  started: number;
  hydrated: number;
  fetched: FetchedFile[];
  /** Undefined if it was not recorded. */
  responsiveness?: Responsiveness;
}

type WatchedWindow = Window & { paints: { lcp: number; cls: number }; responsiveness?: Responsiveness };

interface Scheduler {
  postTask(task: () => void, options: { priority: 'user-blocking'; delay: number }): Promise<void>;
}

/** Runs in the page before its own scripts: records the largest paint and the layout shifts. */
export function observePaints(): void {
  const paints = { lcp: -1, cls: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) paints.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page before its own scripts: records when tasks with the priority of a touch run, and presses the menu's
 * button once it has been there for two frames. A touch sent from outside would mostly measure the browser's overhead.
 */
export function recordResponsiveness(): void {
  const responsiveness: Responsiveness = { taskTimesMs: [], menuOpeningMs: -1 };
  Object.assign(window, { responsiveness });
  const { scheduler } = window as unknown as { scheduler: Scheduler };
  const button = () =>
    document.querySelector<HTMLButtonElement>(
      'header button[popovertarget="site-menu"]:not([popovertargetaction])',
    );
  let frames = 0;
  const countFrame = () => {
    if (button()) frames += 1;
    requestAnimationFrame(countFrame);
  };
  const runTask = () => {
    const now = performance.now();
    responsiveness.taskTimesMs.push(now);
    if (frames >= 2 && responsiveness.menuOpeningMs < 0) {
      button()!.click();
      if (!document.querySelector('#site-menu:popover-open')) throw new Error('The menu did not open.');
      responsiveness.menuOpeningMs = performance.now() - now;
    }
    void scheduler.postTask(runTask, { priority: 'user-blocking', delay: 8 });
  };
  requestAnimationFrame(countFrame);
  runTask();
}

/** Runs in the page: reads everything recorded so far. */
export function readObservation(): Observation {
  const markTime = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? -1;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    ...(window as unknown as WatchedWindow).paints,
    responsiveness: (window as unknown as WatchedWindow).responsiveness,
    fcp: markTime('first-contentful-paint'),
    load: document!.loadEventStart,
    started: markTime('lens-start'),
    hydrated: markTime('lens-hydrated'),
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
export function followLink(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!;
  return new Promise((resolve) => {
    const startMs = performance.now();
    const checkHeading = () => {
      const heading = document.querySelector('h1')?.textContent;
      // The browser paints the document before the next task.
      if (location.pathname === path && heading && heading !== before)
        setTimeout(() => resolve(performance.now() - startMs));
      else requestAnimationFrame(checkHeading);
    };
    requestAnimationFrame(checkHeading);
    link.click();
  });
}
