import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { jobPassed } from '../measurements.js';
import { describeFault } from '../logging/describe-fault.js';

/** When a job runs, and the log entry for a pass that throws. */
export interface Repetition {
  /** From the end of a pass to the beginning of the next, in milliseconds. */
  pauseMs: number;
  /** From the start of the process to the first pass, in milliseconds; at once without it. */
  firstAfterMs?: number;
  failure: { level: 'error' | 'warn' | 'debug'; message: string };
}

/**
 * A job that runs beside the requests in every process: from the start of the application, again after each pause, and
 * never twice at once in one process. A pass that throws is logged, and the next one runs anyway. A process that ends
 * begins no pass, and waits for the current one.
 *
 * Extend it if several processes may make a pass at once, or share rows by `Leases`; otherwise extend `ExclusiveJob`.
 */
export abstract class RepeatedJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private currentPass: Promise<void> | undefined;
  private isPassPending = false;
  private readonly shutdown = new AbortController();

  constructor(
    private readonly repetition: Repetition,
    protected readonly log: Logger,
  ) {}

  /** Makes one pass: does all the work that there is now. */
  abstract execute(): Promise<unknown>;

  /** A pass with many steps checks this before each step. */
  protected get isStopping(): boolean {
    return this.shutdown.signal.aborted;
  }

  onApplicationBootstrap(): void | Promise<void> {
    const { firstAfterMs } = this.repetition;
    if (firstAfterMs === undefined) this.wake();
    else this.wakeIn(firstAfterMs);
  }

  /** Resolves when the current pass has ended. */
  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    clearTimeout(this.timer);
    await this.currentPass;
  }

  /** Call when there is work: makes a pass now, or another one as soon as the current pass has ended. */
  wake(): void {
    if (this.isStopping) return;
    clearTimeout(this.timer);
    this.isPassPending = true;
    this.currentPass ??= this.runPendingPasses();
  }

  private wakeIn(ms: number): void {
    // `unref`, since a process with nothing else to do may end.
    this.timer = setTimeout(() => this.wake(), ms).unref();
  }

  private async runPendingPasses(): Promise<void> {
    while (this.isPassPending && !this.isStopping) {
      this.isPassPending = false;
      await this.runPass();
    }
    this.currentPass = undefined;
    if (!this.isStopping) this.wakeIn(this.repetition.pauseMs);
  }

  private async runPass(): Promise<void> {
    const startMs = performance.now();
    const publish = (result: 'done' | 'failed') =>
      jobPassed.publish({
        job: this.constructor.name,
        result,
        seconds: (performance.now() - startMs) / 1000,
      });
    try {
      await this.execute();
      publish('done');
    } catch (error) {
      publish('failed');
      const { level, message } = this.repetition.failure;
      this.log[level](describeFault(error), message);
    }
  }
}
