import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { describeFault } from '../logging/describe-fault.js';

/** When a job runs, and what the log says of a pass that threw. */
export interface Repetition {
  /** From the end of a pass to the beginning of the next, in milliseconds. */
  pauseMs: number;
  /** From the start of the process to the first pass, in milliseconds; at once without it. */
  firstAfterMs?: number;
  failure: { level: 'error' | 'warn' | 'debug'; message: string };
}

/**
 * A job that runs beside the requests, in every process: from the start of the application, again after each pause, and
 * never twice at once in one process. A pass that throws is logged, and the next one runs all the same. A process that
 * ends begins no pass, and waits for the one under way.
 *
 * Extend it where processes may do the same pass at once, or share rows by `Leases`; `ExclusiveJob` where only one may.
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

  /** Does what is there to do now. */
  abstract execute(): Promise<unknown>;

  /** A pass of many steps begins none of them any more. */
  protected get isStopping(): boolean {
    return this.shutdown.signal.aborted;
  }

  onApplicationBootstrap(): void | Promise<void> {
    const { firstAfterMs } = this.repetition;
    if (firstAfterMs === undefined) this.wake();
    else this.wakeIn(firstAfterMs);
  }

  /** Resolves when the pass under way is over. */
  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    clearTimeout(this.timer);
    await this.currentPass;
  }

  /** Runs a pass now, or once more as soon as the one under way is over: there is work. */
  wake(): void {
    if (this.isStopping) return;
    clearTimeout(this.timer);
    this.isPassPending = true;
    this.currentPass ??= this.runPendingPasses();
  }

  private wakeIn(ms: number): void {
    // A process that has nothing else to do may end.
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
    try {
      await this.execute();
    } catch (error) {
      const { level, message } = this.repetition.failure;
      this.log[level](describeFault(error), message);
    }
  }
}
