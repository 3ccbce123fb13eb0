const shortestMs = 100;
const longestMs = 30_000;
/** A service that ran for so long was well: what ended it came from outside. */
const healthyMs = 3000;

/**
 * How long a dead service waits before it starts again: hardly at all after it ran well, and twice as long after each
 * start that led to nothing, so that a service which cannot start does not fill the machine.
 */
export class RestartPause {
  private nextMs = shortestMs;

  /** @param ranMs how long the service ran before it died */
  after(ranMs: number): number {
    if (ranMs >= healthyMs) this.nextMs = shortestMs;
    const pauseMs = this.nextMs;
    this.nextMs = Math.min(pauseMs * 2, longestMs);
    return pauseMs;
  }
}
