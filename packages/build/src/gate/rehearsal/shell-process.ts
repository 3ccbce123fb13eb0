import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const startLimitMs = 30_000;
const stopLimitMs = 5000;

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A line of the shell's log. */
export interface LogLine {
  level: number;
  msg: string;
  remote?: string;
  route?: string;
  failure?: string;
}

/** A built shell, in a process that has none of this machine's secrets: it runs the code of the candidate. */
export class ShellProcess {
  private child: ChildProcess | null = null;
  private rest = '';
  url = '';
  readonly log: LogLine[] = [];

  constructor(
    private readonly script: string,
    private readonly variables: Record<string, string>,
  ) {}

  get hasEnded(): boolean {
    return this.child?.exitCode !== null || this.child.signalCode !== null;
  }

  /** @throws Error with what it printed, if it does not answer */
  async start(): Promise<void> {
    const port = await findFreePort();
    this.url = `http://127.0.0.1:${port}`;
    const { PATH = '', HOME = '', TMPDIR } = process.env;
    const child = spawn(process.execPath, [this.script], {
      env: {
        ...{ PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }) },
        ...this.variables,
        PORT: String(port),
        PUBLIC_URL: this.url,
      },
      // The channel closes with this process, however that ends, and the shell ends then too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    let printed = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stdout!.setEncoding('utf8').on('data', (text: string) => this.read(text));
    const end = Date.now() + startLimitMs;
    while (Date.now() < end && !this.hasEnded) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
    await this.stop();
    throw new Error(`The shell ${this.script} did not start: ${printed.slice(-2000)}`);
  }

  private read(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop()!;
    for (const line of lines) {
      try {
        this.log.push(JSON.parse(line) as LogLine);
      } catch {
        // Something printed that is no line of the log.
      }
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || this.hasEnded) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill();
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(timer);
  }
}
