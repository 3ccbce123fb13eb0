import { setTimeout as sleep } from 'node:timers/promises';
import { readMemory } from '../memory/read-memory.ts';

const pauseMs = 250;

/** What is looked at beside a load: the memory of a process, and how long addresses take that must always answer. */
export class Watch {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  /** In MB. */
  highestMemory = 0;
  /** In ms. */
  longestAnswer = 0;

  constructor(
    private readonly pid: number,
    private readonly addresses: string[],
  ) {
    this.running = this.run();
  }

  async stop(): Promise<this> {
    this.stopping.abort();
    await this.running;
    return this;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.highestMemory = Math.max(this.highestMemory, readMemory(this.pid).pss);
      for (const address of this.addresses) await this.time(address);
      await sleep(pauseMs);
    }
  }

  private async time(address: string): Promise<void> {
    const startMs = performance.now();
    const isAnswered = await fetch(address).then(
      async (answer) => (await answer.text()).length > 0 && answer.ok,
      () => false,
    );
    const ms = isAnswered ? performance.now() - startMs : Number.POSITIVE_INFINITY;
    this.longestAnswer = Math.max(this.longestAnswer, ms);
  }
}
