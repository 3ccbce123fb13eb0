import type { BrowserEvent } from '@lens/contracts/events';
import { Measurement } from '@lens/metrics/measurement';

interface JobPass {
  /** The name of the job's class. */
  job: string;
  seconds: number;
  result: 'done' | 'failed';
}

export const jobPassed = new Measurement<JobPass>('job-passed');

/** What a browser reported. Anybody can send one, so its names are not to be trusted. */
export const browserReported = new Measurement<BrowserEvent>('browser-reported');
