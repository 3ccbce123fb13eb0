import type { Logger } from 'pino';
import { matchRoute, type Match } from '../../../page/match';
import { pageRefused, pageRendered } from '../../measurements';
import { bundleFile } from '../../registry/version-manifest';
import type { RenderInput, RenderOutput } from '../renderer';
import { BrokenRoutes } from './broken-routes';
import { MemoryWatch } from './memory-watch';
import { RendererBusy } from './renderer-busy';
import { RenderThread, ThreadEnded, type ThreadOptions } from './render-thread';
import { WaitingLimit } from './waiting-limit';

interface PoolOptions extends ThreadOptions {
  maxThreads?: number;
  /** Without it, as many as are rendered in some seconds. */
  maxWaiting?: number;
  /** How long a page may take after the time that it may wait for its data. */
  limitMs?: number;
}

interface Task {
  input: RenderInput;
  /** The remote's name, or an empty text for a page of the shell itself. */
  remote: string;
  /** By which pages share the threads: version and route. */
  route: string;
  match: Match | null;
  waitsSinceMs: number;
  /** How many threads have ended before they began it. */
  attempts: number;
  resolve: (output: RenderOutput) => void;
  reject: (failure: unknown) => void;
}

interface Slot {
  thread: RenderThread;
  remote: string;
  isReady: boolean;
  task: Task | null;
  idleTimer?: ReturnType<typeof setTimeout>;
}

/** Threads that were not used for this long end, but for one. */
const idleMs = 30_000;
const actionLimitMs = 5000;
/** How many more threads a page may have if threads end before they begin it. */
const maxAttempts = 2;

/** Only the hash of the bundle is needed to render, and copying all hashes would take longer than to render a page. */
const forThread = (input: RenderInput): RenderInput => ({
  ...input,
  composition: {
    ...input.composition,
    remotes: input.composition.remotes.map((remote) => ({
      ...remote,
      files: Object.fromEntries(Object.entries(remote.files).filter(([file]) => file === bundleFile)),
    })),
  },
});

/**
 * Renders pages in threads, each of which runs the code of one remote at a time. One route may use a third of the
 * threads at most, so that a page that blocks its thread never blocks those of other routes.
 */
export class RenderPool {
  private readonly slots = new Set<Slot>();
  private readonly waiting: Task[] = [];
  private readonly broken = new BrokenRoutes();
  private readonly memory = new MemoryWatch(() =>
    [...this.slots].filter(({ isReady }) => isReady).map(({ thread }) => thread),
  );
  private readonly maxThreads: number;
  private readonly limit: WaitingLimit;
  private readonly log: Logger;

  constructor(private readonly options: PoolOptions) {
    this.maxThreads = options.maxThreads ?? 6;
    this.limit = new WaitingLimit(this.maxOfRoute);
    this.log = options.log;
  }

  /** @throws RendererBusy if too many pages are waiting, and Error if there is not even a page that names the failure */
  render(input: RenderInput): Promise<RenderOutput> {
    if (this.waiting.length >= (this.options.maxWaiting ?? this.limit.current)) {
      pageRefused.publish({});
      return Promise.reject(new RendererBusy());
    }
    const match = matchRoute(input.composition.remotes, input.path, input.search);
    const { name = '', version = '' } = match?.remote.manifest ?? {};
    const route = `${name} ${version} ${match?.route.path ?? ''}`;
    return new Promise((resolve, reject) => {
      this.waiting.push({
        input: forThread(input),
        remote: name,
        route,
        match,
        waitsSinceMs: performance.now(),
        attempts: 0,
        resolve,
        reject,
      });
      this.startWaiting();
    });
  }

  private startWaiting(): void {
    for (const task of [...this.waiting]) {
      const slot = this.mayStart(task) ? this.slotFor(task) : null;
      if (!slot) continue;
      this.waiting.splice(this.waiting.indexOf(task), 1);
      void this.run(task, slot);
    }
  }

  private mayStart({ route }: Task): boolean {
    const running = [...this.slots].filter(({ task }) => task?.route === route).length;
    return running < this.maxOfRoute;
  }

  private get maxOfRoute(): number {
    return Math.max(1, Math.floor(this.maxThreads / 3));
  }

  /** A free thread of the remote. If there is none, one is started, and the page goes to whichever is free first. */
  private slotFor({ remote }: Task): Slot | null {
    const slots = [...this.slots];
    const own = slots.filter((slot) => slot.remote === remote);
    const free = own.find(({ task, isReady }) => task === null && isReady);
    if (free) return free;
    const starting = own.filter(({ isReady }) => !isReady).length;
    const waiting = this.waiting.filter((task) => task.remote === remote).length;
    if (starting < waiting) this.startThread(remote);
    return null;
  }

  /** Starts a thread, in the place of one of another remote if there are enough. */
  private startThread(remote: string): void {
    if (this.slots.size >= this.maxThreads) {
      const other = [...this.slots].find(
        (slot) => slot.task === null && slot.isReady && slot.remote !== remote,
      );
      if (!other) return;
      void other.thread.end('another remote needs its place');
    }
    const thread = new RenderThread(this.options, () => this.slots.delete(slot));
    const slot: Slot = { remote, isReady: false, task: null, thread };
    this.slots.add(slot);
    thread.ready.then(
      () => {
        slot.isReady = true;
        this.endWhenIdle(slot);
        this.startWaiting();
      },
      (failure: unknown) => this.onFailedStart(remote, failure),
    );
  }

  /** A page does not wait for ever for threads that cannot start. */
  private onFailedStart(remote: string, failure: unknown): void {
    const task = this.waiting.find((one) => one.remote === remote);
    if (task && !this.tryAgain(task)) {
      this.waiting.splice(this.waiting.indexOf(task), 1);
      task.reject(failure);
    }
    this.startWaiting();
  }

  /** Counts another thread that has ended before it began the page. @returns whether it may have one more */
  private tryAgain(task: Task): boolean {
    task.attempts += 1;
    return task.attempts <= maxAttempts;
  }

  private async run(task: Task, slot: Slot): Promise<void> {
    slot.task = task;
    this.memory.start();
    clearTimeout(slot.idleTimer);
    const { input, route, remote, waitsSinceMs } = task;
    const startMs = performance.now();
    const publish = (result: 'rendered' | 'failed') => {
      const seconds = (performance.now() - startMs) / 1000;
      // A page that ended its thread says nothing of how long others take.
      if (result === 'rendered') this.limit.learn(seconds);
      pageRendered.publish({ remote, result, seconds, waitSeconds: (startMs - waitsSinceMs) / 1000 });
    };
    const failed = input.failed ?? this.broken.reason(route);
    try {
      const output = await slot.thread.render(
        { ...input, ...(failed === undefined ? {} : { failed }) },
        this.limitMsOf(input),
      );
      publish('rendered');
      task.resolve(output);
    } catch (failure) {
      publish('failed');
      this.onFailure(task, failure);
    }
    slot.task = null;
    this.endWhenIdle(slot);
    this.startWaiting();
    if ([...this.slots].every((one) => one.task === null)) this.memory.stop();
  }

  /** A form may take longer, as a visitor has sent it and waits for the answer. */
  private limitMsOf({ dataLimitMs, form }: RenderInput): number {
    const { limitMs = 3200 } = this.options;
    return dataLimitMs + limitMs + (form ? actionLimitMs : 0);
  }

  /** Renders the page again, with a notice in its place, if its own code ended the thread. */
  private onFailure(task: Task, failure: unknown): void {
    const { input, match, route } = task;
    if (!(failure instanceof ThreadEnded) || input.failed !== undefined || !match)
      return task.reject(failure);
    if (failure.hadStarted) {
      const { name: remote, version } = match.remote.manifest;
      this.log.error(
        { remote, version, route: match.route.path, failure: failure.message },
        'a remote ended the thread that rendered it',
      );
      this.broken.add(route, failure.message);
      this.waiting.unshift({ ...task, input: { ...input, failed: failure.message } });
    } else if (this.tryAgain(task)) this.waiting.unshift(task);
    else task.reject(failure);
  }

  private endWhenIdle(slot: Slot): void {
    const end = () => this.slots.size > 1 && void slot.thread.end('idle');
    slot.idleTimer = setTimeout(end, idleMs).unref();
  }
}
