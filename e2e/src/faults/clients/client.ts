import { setTimeout as sleep } from 'node:timers/promises';

/** What somebody who uses the product does over and over, and what they were told. */
export abstract class Client {
  /** What must never happen, whatever the trouble. */
  readonly problems: string[] = [];
  /** How often they got what they wanted. */
  successes = 0;
  /** How often they were refused or not answered. */
  refusals = 0;
  /** What they were refused with, each once since somebody last looked; 0 stands for no answer. */
  readonly refusedWith = new Set<string>();

  protected constructor(
    readonly name: string,
    private readonly pauseMs: number,
  ) {}

  /** Does what they do once. @returns whether they got what they wanted */
  protected abstract step(): Promise<boolean>;

  /** What is stored now and should not be, or is missing. */
  abstract check(): Promise<string[]>;

  async once(): Promise<boolean> {
    const isDone = await this.step();
    if (isDone) this.successes += 1;
    else this.refusals += 1;
    return isDone;
  }

  async runUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.once();
      await sleep(this.pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  protected note(problem: string): void {
    if (!this.problems.includes(problem)) this.problems.push(`${this.name}: ${problem}`);
  }
}
