/** Runs a task now and again after each pause, never twice at once, until it is stopped. */
export class Repeated {
  private timer: NodeJS.Timeout | undefined;
  private running = Promise.resolve();
  private stopped = false;
  private isAskedAgain = false;

  constructor(
    private readonly task: () => Promise<void>,
    private readonly pauseMs: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Runs now, or again as soon as the run at hand is over, instead of after the pause. */
  soon(): void {
    this.isAskedAgain = true;
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.start();
  }

  /** Resolves when a run that has begun is over. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.task().catch(this.failed);
    } while (this.isAskedAgain && !this.stopped);
    // Its database may be gone after the last run of a process that ends: nobody waits for the next one.
    if (!this.stopped) this.timer = setTimeout(() => this.start(), this.pauseMs).unref();
  }
}
