import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { jobPassed } from '../common/measurements.js';

/** Background jobs: how often, how long, and when each last ended well. */
export function measureJobs(register: Registry): void {
  const registers = [register];
  const passes = new Counter({
    name: 'api_job_passes_total',
    help: 'Passes of a background job.',
    labelNames: ['background_job', 'result'],
    registers,
  });
  const seconds = new Histogram({
    name: 'api_job_pass_seconds',
    help: 'How long a pass of a background job took.',
    labelNames: ['background_job'],
    buckets: [0.001, 0.01, 0.1, 1, 10, 60],
    registers,
  });
  const succeeded = new Gauge({
    name: 'api_job_last_success_timestamp_seconds',
    help: 'When a background job last ended without an error.',
    labelNames: ['background_job'],
    registers,
  });
  jobPassed.read(({ job, result, seconds: duration }) => {
    passes.inc({ background_job: job, result });
    seconds.observe({ background_job: job }, duration);
    if (result === 'done') succeeded.setToCurrentTime({ background_job: job });
  });
}
