import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '@lens/tools/product/folders';

const readyLimitMs = 120_000;

/** A program of the API on its own: the API, or a command. */
export class ApiProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private output = '';

  constructor(
    private readonly env: NodeJS.ProcessEnv,
    script: 'main' | 'backup',
    args: string[] = [],
  ) {
    this.child = spawn(process.execPath, [inRoot('api', 'dist', `${script}.js`), ...args], {
      cwd: inRoot(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString('utf8')));
    this.ended = once(this.child, 'exit');
  }

  get url(): string {
    return `http://127.0.0.1:${this.env['API_PORT']}/api`;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** @returns whether it ended well by itself */
  async end(): Promise<boolean> {
    await this.ended;
    return this.child.exitCode === 0;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }

  /** @returns how long it took @throws Error with what it printed */
  async untilReady(): Promise<number> {
    const startMs = performance.now();
    while (performance.now() - startMs < readyLimitMs && this.child.exitCode === null) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
      if (answer?.status === 200) return Math.round(performance.now() - startMs);
      await sleep(20);
    }
    throw new Error(`The API is not ready: ${this.output.slice(-2000)}`);
  }
}
