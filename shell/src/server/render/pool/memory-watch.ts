/** A thread as its memory is watched. */
export interface WatchedThread {
  /** When its page began, by `performance.now`; infinity if it renders none. */
  readonly busySinceMs: number;
  /** How many bytes its buffers take; null if it does not tell, as something blocks it. */
  bufferBytes(): Promise<number | null>;
  /** @returns once the thread has ended and its memory is free */
  end(reason: string): Promise<unknown>;
}

const checkMs = 20;
/** By how much the process may grow before the threads are asked. Six threads that start take about 150 MB. */
const growthLimitBytes = 256 * 1024 * 1024;
/** As much as a thread's heap may take. */
const bufferLimitBytes = 96 * 1024 * 1024;

/**
 * Ends threads that fill memory outside of their heaps, which a worker's limits do not count: buffers of the remote's code.
 * Only the memory of the whole process can be read at any time, so that threads are asked when it grows.
 */
export class MemoryWatch {
  private timer: ReturnType<typeof setInterval> | undefined;
  private baseline = 0;
  private isAsking = false;

  constructor(
    private readonly threads: () => WatchedThread[],
    private readonly readBytes: () => number = () => process.memoryUsage.rss(),
  ) {}

  /** Watches as long as pages are rendered. */
  start(): void {
    if (this.timer) return;
    this.baseline = this.readBytes();
    this.timer = setInterval(() => void this.check(), checkMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async check(): Promise<void> {
    if (this.isAsking || this.readBytes() - this.baseline < growthLimitBytes) return;
    this.isAsking = true;
    const guilty = await findFull(this.threads());
    await Promise.all(guilty.map((thread) => thread.end('its buffers reached the memory limit')));
    if (guilty.length === 0) this.baseline = this.readBytes();
    this.isAsking = false;
  }
}

/** The threads that take too much. If none says so, the one that says nothing and has been busy the longest. */
async function findFull(threads: WatchedThread[]): Promise<WatchedThread[]> {
  const answers = await Promise.all(
    threads.map(async (thread) => ({ thread, bytes: await thread.bufferBytes() })),
  );
  const full = answers.filter(({ bytes }) => bytes !== null && bytes > bufferLimitBytes);
  const silent = answers
    .filter(({ bytes }) => bytes === null)
    .sort((one, other) => one.thread.busySinceMs - other.thread.busySinceMs);
  return (full.length > 0 ? full : silent.slice(0, 1)).map(({ thread }) => thread);
}
