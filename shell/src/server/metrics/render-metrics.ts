import { Counter, Histogram, type Registry } from 'prom-client';
import { pageAnswered, pageRefused, pageRendered, remoteFailed } from '../measurements';

const buckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Pages from the cache and from threads, and what failed in them. */
export function measurePages(register: Registry): void {
  const registers = [register];
  const answered = new Counter({
    name: 'shell_pages_total',
    help: 'Pages by where they came from: cache, shared (a rendering that another visitor waited for), render.',
    labelNames: ['source'],
    registers,
  });
  const rendered = new Histogram({
    name: 'shell_page_render_seconds',
    help: 'How long a thread took for a page.',
    labelNames: ['remote', 'result'],
    buckets,
    registers,
  });
  const waited = new Histogram({
    name: 'shell_page_wait_seconds',
    help: 'How long a page waited for a free thread.',
    buckets,
    registers,
  });
  const refused = new Counter({
    name: 'shell_pages_refused_total',
    help: 'Pages that were answered with 503, since too many were waiting.',
    registers,
  });
  const failed = new Counter({
    name: 'shell_remote_failures_total',
    help: "Pages of which a remote's code failed on the server.",
    labelNames: ['remote', 'version'],
    registers,
  });
  pageAnswered.read(({ source }) => answered.inc({ source }));
  pageRendered.read(({ remote, result, seconds, waitSeconds }) => {
    rendered.observe({ remote: remote || 'shell', result }, seconds);
    waited.observe(waitSeconds);
  });
  pageRefused.read(() => refused.inc());
  remoteFailed.read(({ remote, version }) => failed.inc({ remote, version }));
}
