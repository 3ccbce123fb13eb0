import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Params = Record<string, unknown>;
type OnEvent = (method: string, params: Params) => void;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

const browserArguments = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A long page would be narrower than a short one.
  '--hide-scrollbars',
];

/**
 * A Chromium, told what to do by its DevTools protocol over two pipes: messages of JSON with a zero byte after each. So a
 * check needs no package beside the browser.
 */
export class BrowserProcess {
  private readonly child: ChildProcess;
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'lens-chromium-'));
  private readonly pending = new Map<
    number,
    { resolve: (result: Params) => void; reject: (failure: Error) => void }
  >();
  private readonly listeners = new Map<string, OnEvent>();
  private readonly ended: Promise<void>;
  private count = 0;
  private rest = '';

  constructor(program: string) {
    this.child = spawn(program, [...browserArguments, `--user-data-dir=${this.profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // In a group, since the program may be a script that starts the browser.
      detached: true,
    });
    this.ended = new Promise((resolve) => {
      const end = () => {
        for (const { reject } of this.pending.values()) reject(new Error('The browser has ended.'));
        this.pending.clear();
        resolve();
      };
      this.child.once('exit', end).once('error', end);
    });
    const output = this.child.stdio[4] as Readable;
    output.setEncoding('utf8').on('data', (text: string) => this.read(text));
    (this.child.stdio[3] as Writable).on('error', () => undefined);
  }

  private read(text: string): void {
    const messages = (this.rest + text).split('\0');
    this.rest = messages.pop()!;
    for (const one of messages) this.receive(JSON.parse(one) as Message);
  }

  private receive({ id, sessionId = '', method, params = {}, result = {}, error }: Message): void {
    if (id === undefined) {
      this.listeners.get(sessionId)?.(method!, params);
      return;
    }
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      (this.child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  listen(sessionId: string, onEvent: OnEvent): void {
    this.listeners.set(sessionId, onEvent);
  }

  /** Kills all of it, since a page that loops would not let it end by itself. */
  async stop(): Promise<void> {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    await this.ended;
    for (const stream of this.child.stdio) stream?.destroy();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
