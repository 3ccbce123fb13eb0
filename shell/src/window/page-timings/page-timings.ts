import { traceTimingName } from './trace-timing';

/** When this page was opened, and how long it took until something was there, in ms. */
interface PageLoad {
  traceparent?: string;
  startedMsAgo: number;
  response: number;
  firstPaint?: number;
  largestPaint?: number;
  loaded?: number;
}

/** A request of this page to the API. */
interface PageRequest {
  traceparent: string;
  startedMsAgo: number;
  ms: number;
}

export interface PageTimings {
  load?: PageLoad;
  requests: PageRequest[];
}

/** As the API takes them. */
const maxRequests = 20;
/** A page that is opened in the background may be shown much later. */
const maxAgeMs = 600_000;

const traceparentOf = ({ serverTiming }: PerformanceResourceTiming): string | undefined =>
  serverTiming.find(({ name }) => name === traceTimingName)?.description;

/** Collects what the browser measures of its page. Nothing of it says who reads the page, and nothing is stored. */
export class PageTimingsCollector {
  private requests: PerformanceResourceTiming[] = [];
  private largestPaint: number | undefined;
  private isLoadTaken = false;

  constructor() {
    this.observe('largest-contentful-paint', ({ startTime }) => (this.largestPaint = startTime));
    this.observe('resource', (entry) => this.note(entry as PerformanceResourceTiming));
  }

  /** Everything since the last time; null if there is nothing. */
  take(): PageTimings | null {
    const requests = this.requests.map((entry) => ({
      traceparent: traceparentOf(entry)!,
      startedMsAgo: performance.now() - entry.startTime,
      ms: entry.duration,
    }));
    const load = this.isLoadTaken ? undefined : this.load();
    this.isLoadTaken = true;
    this.requests = [];
    return load || requests.length > 0 ? { ...(load && { load }), requests } : null;
  }

  private load(): PageLoad | undefined {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!visit || performance.now() > maxAgeMs) return undefined;
    const traceparent = traceparentOf(visit);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      ...(traceparent !== undefined && { traceparent }),
      startedMsAgo: performance.now(),
      response: visit.responseStart,
      ...(paint && { firstPaint: paint.startTime }),
      ...(this.largestPaint !== undefined && { largestPaint: this.largestPaint }),
      ...(visit.loadEventEnd > 0 && { loaded: visit.loadEventEnd }),
    };
  }

  private note(entry: PerformanceResourceTiming): void {
    if (traceparentOf(entry) !== undefined && this.requests.length < maxRequests) this.requests.push(entry);
  }

  private observe(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
}
