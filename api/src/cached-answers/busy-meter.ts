/** Whether there were so many uses in so short a time. */
export class BusyMeter {
  private readonly uses: Float64Array;
  private next = 0;

  constructor(
    count: number,
    private readonly withinMs: number,
  ) {
    this.uses = new Float64Array(count).fill(-Infinity);
  }

  /** Counts one use. @returns whether the last uses, with this one, were in so short a time */
  use(nowMs: number): boolean {
    const oldestMs = this.uses[this.next]!;
    this.uses[this.next] = nowMs;
    this.next = (this.next + 1) % this.uses.length;
    return nowMs - oldestMs < this.withinMs;
  }
}
