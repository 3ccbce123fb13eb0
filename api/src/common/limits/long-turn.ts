/** So many requests in one turn of the event loop that take so long are more than the process can answer. */
const maxRequests = 50;
const maxMs = 500;

/**
 * Whether a turn of the event loop lasts too long for its requests. What arrives meanwhile waits in the system, where nothing
 * counts it. One slow answer alone is no reason to refuse others.
 */
export class LongTurn {
  private startMs = 0;
  private requests = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts a request that is about to be answered. @returns whether that is too many, so that it should not be */
  isTooLong(): boolean {
    if (this.requests === 0) {
      this.startMs = this.now();
      setImmediate(() => (this.requests = 0));
    }
    this.requests += 1;
    return this.requests > maxRequests && this.now() - this.startMs > maxMs;
  }
}
