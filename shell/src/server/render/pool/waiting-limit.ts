/** Never more: what waits takes memory. */
const maxWaiting = 200;
/** Never fewer, so that visitors who come together are not refused for one slow page before them. */
const minWaiting = 25;
/** Who waits longer has most often left. */
const maxWaitSeconds = 3;
/** Of the latest page in the average. */
const weight = 0.1;

/** How many pages may wait: as many as are rendered in some seconds, on whatever machine and while whatever is slow. */
export class WaitingLimit {
  private averageSeconds = 0;

  /** @param atATime how many pages of one route are rendered at a time: an overload is often of one */
  constructor(private readonly atATime: number) {}

  get current(): number {
    const inTime = (maxWaitSeconds * this.atATime) / this.averageSeconds;
    return Math.max(minWaiting, Math.min(maxWaiting, Math.floor(inTime)));
  }

  /** Learns from a page how long one takes. */
  learn(seconds: number): void {
    this.averageSeconds =
      this.averageSeconds === 0 ? seconds : this.averageSeconds + weight * (seconds - this.averageSeconds);
  }
}
