import type { BrowserEvent } from '@lens/contracts/events';
import { createReporter } from './composition/report';
import { PageTimingsCollector } from './window/page-timings/page-timings';

/** By then most pages have shown the largest thing that they will; what is asked for later follows in steps of this. */
const reportEveryMs = 10_000;

const report = createReporter<BrowserEvent>('/api/events');
const collector = new PageTimingsCollector();

function send(): void {
  const timings = collector.take();
  if (timings) report({ kind: 'page_timings', ...timings });
}

setInterval(send, reportEveryMs);
// The last moment in which a browser on a phone sends anything.
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
