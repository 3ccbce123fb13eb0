import type { BrowserEvent } from '@lens/contracts/events';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { LiveRegistry } from '../rollouts/live-registry.js';
import { browserReported } from '../common/measurements.js';

const unknown = 'unknown';

type PageLoad = Extract<BrowserEvent, { kind: 'page_timings' }>['load'];

/**
 * What browsers of visitors report: how long pages took to appear, and remotes that failed. Anybody can report
 * anything, so names that are not live are counted as unknown: they would be labels without an end.
 */
export function measureBrowsers(register: Registry, liveRegistry: LiveRegistry): void {
  const registers = [register];
  const seconds = new Histogram({
    name: 'web_vitals_seconds',
    help: 'First and largest contentful paint, and time to first byte, in browsers of visitors.',
    labelNames: ['name'],
    buckets: [0.1, 0.3, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  });
  const shift = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'Cumulative layout shift in browsers of visitors.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  });
  const failures = new Counter({
    name: 'browser_remote_failures_total',
    help: 'Failures of remotes in browsers of visitors.',
    labelNames: ['remote', 'version', 'stage'],
    registers,
  });
  const count = async (remote: string, version: string, stage: string): Promise<void> => {
    const live = await liveRegistry.read().then(
      ({ served }) => served.remotes[remote],
      () => undefined,
    );
    const isLive = live?.version === version || live?.candidate?.version === version;
    failures.inc({ remote: live ? remote : unknown, version: isLive ? version : unknown, stage });
  };
  const observeLoad = (load: PageLoad): void => {
    const found = { TTFB: load?.response, FCP: load?.firstPaint, LCP: load?.largestPaint };
    for (const [name, ms] of Object.entries(found))
      if (ms !== undefined) seconds.observe({ name }, ms / 1000);
  };
  browserReported.read((event) => {
    if (event.kind === 'remote_failure') void count(event.remote, event.version, event.stage);
    else if (event.kind === 'page_timings') observeLoad(event.load);
    else if (event.kind === 'web_vital' && event.name === 'CLS') shift.observe(event.value);
    else if (event.kind === 'web_vital') seconds.observe({ name: event.name }, event.value / 1000);
  });
}
