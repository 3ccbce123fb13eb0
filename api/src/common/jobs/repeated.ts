/** Runs a task now and again after each pause, never twice at once, until it is stopped. */
export class Repeated {
  private timer: NodeJS.Timeout | undefined;
  private running = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly task: () => Promise<void>,
    private readonly pauseMs: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Resolves when a run that has begun is over. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    await this.task().catch(this.failed);
    // Its database may be gone after the last run of a process that ends: nobody waits for the next one.
    if (!this.stopped) this.timer = setTimeout(() => this.start(), this.pauseMs).unref();
  }
}
