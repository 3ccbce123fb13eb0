import { Measurement } from '@lens/metrics/measurement';

interface RenderedPage {
  /** The remote's name, or an empty text for a page of the shell itself. */
  remote: string;
  /** `failed`: its thread ended, or there was no page at all. A page that names its failure is `rendered`. */
  result: 'rendered' | 'failed';
  /** From the moment when a thread was free. */
  seconds: number;
  /** Until then. */
  waitSeconds: number;
}

interface FailedRemote {
  remote: string;
  version: string;
}

export const pageRendered = new Measurement<RenderedPage>('page-rendered');

/** A page that was refused as too many were waiting. */
export const pageRefused = new Measurement<object>('page-refused');

/** Where a page came from: from the cache, from a rendering that somebody else waited for, or from its own. */
export const pageAnswered = new Measurement<{ source: 'cache' | 'shared' | 'render' }>('page-answered');

/** A page of which a remote's code failed on this server. */
export const remoteFailed = new Measurement<FailedRemote>('remote-failed');
