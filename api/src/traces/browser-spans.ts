import type { BrowserEvent } from '@lens/contracts/events';
import { beginSpan } from '@lens/metrics/traces/span';
import { browserReported } from '../common/measurements.js';

type PageTimings = Extract<BrowserEvent, { kind: 'page_timings' }>;

/** Browsers say how long ago something was, since their clocks may be wrong. */
function toSpans({ load, requests }: PageTimings): void {
  const nowMs = Date.now();
  if (load?.traceparent !== undefined) {
    const { traceparent: parent, startedMsAgo, ...times } = load;
    const startMs = nowMs - startedMsAgo;
    const marks = Object.entries(times).filter((mark): mark is [string, number] => mark[1] !== undefined);
    beginSpan({ name: 'page load', kind: 'client', parent, startMs, service: 'browser' })?.end({
      marks: Object.fromEntries(marks.map(([name, ms]) => [name, startMs + ms])),
      endMs: startMs + Math.max(...marks.map(([, ms]) => ms)),
    });
  }
  for (const { traceparent: parent, startedMsAgo, ms } of requests) {
    const startMs = nowMs - startedMsAgo;
    beginSpan({ name: 'request', kind: 'client', parent, startMs, service: 'browser' })?.end({
      endMs: startMs + ms,
    });
  }
}

/**
 * What browsers report of the answers that they got becomes spans beside those of the servers. Anybody can report
 * anything, but joins a trace only if they know its id, and says only how long something took.
 * @returns what ends it
 */
export const traceBrowsers = (): (() => void) =>
  browserReported.read((event) => {
    if (event.kind === 'page_timings') toSpans(event);
  });
