import { Service } from '@lens/tools/product/service';
import { expect } from '@playwright/test';

/** One process of several that do the same. */
export class Replica {
  readonly url: string;
  private readonly service: Service;
  private text = '';

  constructor(
    readonly name: string,
    port: number,
    private readonly readyPath: string,
    script: string,
    env: NodeJS.ProcessEnv,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.service = new Service({ name, script, env, onOutput: (text) => (this.text += text) });
  }

  readonly output = (): string => this.text;

  start(): void {
    this.service.start();
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  readonly isReady = (): Promise<boolean> =>
    fetch(`${this.url}${this.readyPath}`).then(
      ({ ok }) => ok,
      () => false,
    );

  /** As a rolling update does: SIGTERM, a new process, and back once that is ready. */
  async restart(): Promise<void> {
    await this.stop();
    this.start();
    await expect.poll(this.isReady, { timeout: 60_000, intervals: [100] }).toBe(true);
  }
}
