import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '@lens/tools/product/folders';
import { descendantsOf } from '../../fixtures/processes.ts';
import { untilReady } from './until-ready.ts';

export type Victim = 'API' | 'shell' | 'tree';

/** A running product of which parts can be killed. */
export interface KillableSite {
  kill(victim: Victim): void;
  untilReady(): Promise<void>;
}

const scripts: Record<Exclude<Victim, 'tree'>, RegExp> = {
  API: /api\/dist\/main\.js/,
  shell: /shell\/dist\/server\/main\.cjs/,
};

/** The product as `npm start` runs it, with a supervisor that starts the launcher again at once when it is gone. */
export class SupervisedSite implements KillableSite {
  private launcher: ChildProcess | undefined;
  private isStopping = false;
  private output: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  get url(): string {
    return `http://127.0.0.1:${this.env['PORT']}`;
  }

  start(): void {
    this.isStopping = false;
    const launcher = spawn(process.execPath, [inRoot('tools', 'dist', 'start.js')], {
      cwd: inRoot(),
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [launcher.stdout, launcher.stderr])
      stream.on('data', (chunk: Buffer) => this.output.push(chunk.toString('utf8')));
    this.launcher = launcher;
    launcher.once('exit', () => {
      if (this.launcher === launcher && !this.isStopping) this.start();
    });
  }

  /** Kills a service, or the launcher and everything that it runs. */
  kill(victim: Victim): void {
    const pid = this.launcher?.pid;
    if (pid === undefined) return;
    const below = descendantsOf(pid);
    const pids =
      victim === 'tree'
        ? [pid, ...below.map((entry) => entry.pid)]
        : below.filter(({ command }) => scripts[victim].test(command)).map((entry) => entry.pid);
    // All at once, so that none notices that another is gone.
    if (pids.length > 0) execFileSync('kill', ['-9', ...pids.map(String)], { stdio: 'ignore' });
  }

  /** @throws Error saying what was not ready, with the last lines that were printed */
  async untilReady(): Promise<void> {
    await untilReady(this.url).catch((failure: unknown) => {
      throw new Error(`${String(failure)}\n${this.output.join('').split('\n').slice(-20).join('\n')}`);
    });
    this.output = this.output.slice(-40);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { launcher } = this;
    if (!launcher || launcher.exitCode !== null || launcher.signalCode !== null) return;
    const ended = once(launcher, 'exit');
    launcher.kill('SIGTERM');
    await ended;
  }
}
