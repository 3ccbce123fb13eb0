import { Counter, Histogram, type Registry } from 'prom-client';
import { requestEnded } from './measurements.js';

/** From a cached page to a form that waits for a mail server. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests by method, route and status, and how long they took; with traces, also an example of each length. */
export function measureRequests(register: Registry, hasTraces: boolean): void {
  const registers = [register];
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests that have ended.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram<'method' | 'route' | 'trace_id'>({
    name: 'http_request_duration_seconds',
    help: 'From the request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets,
    enableExemplars: hasTraces,
    registers,
  });
  requestEnded.read(({ method, route, status, seconds: value, traceId }) => {
    total.inc({ method, route, status });
    if (!hasTraces) return seconds.observe({ method, route }, value);
    const exemplarLabels = traceId === undefined ? {} : { trace_id: traceId };
    seconds.observe({ labels: { method, route }, value, exemplarLabels });
  });
}
