import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { RenderInput, RenderOutput } from '../renderer';
import type { WatchedThread } from './memory-watch';
import type { WorkerMessage, WorkerRequest } from './messages';

export interface ThreadOptions {
  /** The file of the worker. */
  file: string;
  remotesFolder: string;
  log: Logger;
}

/** Why a page has no output: its thread ended, or the page threw where nothing catches. */
export class ThreadEnded extends Error {
  /** @param hadStarted whether the page itself ran; otherwise an earlier page left the thread blocked */
  constructor(
    message: string,
    readonly hadStarted: boolean,
  ) {
    super(message);
  }
}

/** A page needs about 20 MB; a bundle that fills this ends its own thread. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };
/** How long a thread may take to say how much memory its buffers take. */
const tellLimitMs = 30;
/** How long a thread may take to load, and to begin a page after the page before. */
const startLimitMs = 10_000;
const beginLimitMs = 1000;

/**
 * One thread that renders one page at a time. Whatever ends it, or a limit that passes, fails the page that it renders
 * and nothing else.
 */
export class RenderThread implements WatchedThread {
  private readonly worker: Worker;
  /** Resolves once it can render; rejects if it ends before. */
  readonly ready: Promise<void>;
  private current: { onMessage: (message: WorkerMessage) => void; fail: (failure: Error) => void } | null =
    null;
  private onBuffers: (bytes: number) => void = () => undefined;
  busySinceMs = Number.POSITIVE_INFINITY;
  private endReason: string | null = null;
  private onReady: () => void = () => undefined;
  private onEndedEarly: (failure: Error) => void = () => undefined;

  /** @param onEnd called once, when the thread has ended or is about to */
  constructor(
    private readonly options: ThreadOptions,
    private readonly onEnd: () => void,
  ) {
    const { file, remotesFolder } = options;
    this.ready = new Promise((resolve, reject) => {
      this.onReady = resolve;
      this.onEndedEarly = reject;
    });
    const timer = setTimeout(() => void this.end('the thread did not load'), startLimitMs).unref();
    this.ready.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
    this.worker = new Worker(file, { workerData: { remotesFolder }, resourceLimits, execArgv: [] });
    this.worker.on('message', (message: WorkerMessage) => this.receive(message));
    this.worker.on('error', (failure) => void this.end(failure.message));
    this.worker.on('exit', (code) => void this.end(`the thread ended with code ${code}`));
    this.worker.unref();
  }

  /**
   * Renders a page, in a thread that is ready and renders no other.
   * @param limitMs how long it may take
   * @throws ThreadEnded if the thread ended, or the limit passed, in which case the thread is ended
   */
  async render(input: RenderInput, limitMs: number): Promise<RenderOutput> {
    let timer = setTimeout(() => void this.end('the thread was blocked'), beginLimitMs);
    let hadStarted = false;
    this.busySinceMs = performance.now();
    try {
      return await new Promise<RenderOutput>((resolve, reject) => {
        this.current = {
          fail: (failure) => reject(new ThreadEnded(failure.message, hadStarted)),
          onMessage: (message) => {
            if (message.kind === 'started') {
              hadStarted = true;
              clearTimeout(timer);
              timer = setTimeout(
                () => void this.end(`the page was not rendered after ${limitMs} ms`),
                limitMs,
              );
            } else if (message.kind === 'rendered') resolve(message.output);
            else if (message.kind === 'failed') reject(new Error(message.reason));
          },
        };
        this.request({ kind: 'render', input });
      });
    } finally {
      clearTimeout(timer);
      this.current = null;
      this.busySinceMs = Number.POSITIVE_INFINITY;
    }
  }

  bufferBytes(): Promise<number | null> {
    return new Promise((resolve) => {
      this.onBuffers = resolve;
      setTimeout(() => resolve(null), tellLimitMs);
      this.request({ kind: 'buffers' });
    });
  }

  /** Ends the thread. A page that it renders fails with this reason. */
  async end(reason: string): Promise<void> {
    if (this.endReason !== null) return;
    this.endReason = reason;
    this.onEnd();
    this.onEndedEarly(new ThreadEnded(reason, false));
    this.current?.fail(new Error(reason));
    await this.worker.terminate();
  }

  private request(request: WorkerRequest): void {
    this.worker.postMessage(request);
  }

  private receive(message: WorkerMessage): void {
    if (message.kind === 'ready') this.onReady();
    else if (message.kind === 'buffers') this.onBuffers(message.bytes);
    else if (message.kind === 'log') this.options.log[message.level](message.fields, message.message);
    else this.current?.onMessage(message);
  }
}
