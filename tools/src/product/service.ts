import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './folders.ts';

/** Longer than a service gives its open requests, and short enough for whoever told the product to end. */
const patience = 8_000;

/** As in the images: the heap grows by halves, not by as much as four times (decision 071). */
export const nodeFlags = ['--max-semi-space-size=2', '--heap-growing-percent=50'];

export interface ServiceOptions {
  name: string;
  script: string;
  env: NodeJS.ProcessEnv;
  /** Where the service's lines go; the parent's own output when absent. */
  onOutput?: (line: string) => void;
  /** Told when the process ends without having been asked to. */
  onDeath?: (code: number | null, ranMs: number) => void;
}

/** One process of the product. */
export class Service {
  private child: ChildProcess | null = null;
  private asked = false;

  constructor(private readonly options: ServiceOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    const { script, env, onOutput, onDeath } = this.options;
    this.asked = false;
    const startedMs = performance.now();
    const child = spawn(process.execPath, [...nodeFlags, script], {
      cwd: root,
      env,
      // The channel carries nothing. It closes with this process, however that ends, and the service ends then too.
      stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit', 'ipc'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    }
    child.once('exit', (code) => {
      if (this.child === child) this.child = null;
      if (!this.asked) onDeath?.(code, performance.now() - startedMs);
    });
  }

  /** Ends the process and waits for it; one that does not end by itself is killed. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.asked = true;
    const child = this.child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  }
}
