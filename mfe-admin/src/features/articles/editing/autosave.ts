/** What there is to be told of saving. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  /** Something was typed that the API does not have yet. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'failed'; failure: unknown }
  /** Someone else saved meanwhile; nothing more is sent until somebody has chosen. */
  | { kind: 'conflict' };

interface Answer {
  revision: number;
}

interface AutosaveOptions<Content> {
  /** The revision that is being edited. */
  revision: number;
  send: (content: Content, revision: number) => Promise<Answer>;
  tell: (state: SaveState) => void;
  isConflict: (failure: unknown) => boolean;
  /** Whether trying the same once more can help. */
  isPassing: (failure: unknown) => boolean;
}

/** In milliseconds: after the last key, while somebody types on and on, between two requests, after a failure. */
export const pauses = { typing: 1_500, longest: 8_000, between: 500, failure: 5_000 };

/**
 * Saves what is typed: one request at a time, in the order of typing, each with the revision that the one before
 * answered. What is typed while one is under way waits for the next; of several states only the newest is sent.
 */
export class Autosave<Content> {
  private waiting: { content: Content } | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstTyped = 0;
  private lastSent = -Infinity;
  private held = false;
  private stopped = false;
  private revision: number;

  constructor(private readonly options: AutosaveOptions<Content>) {
    this.revision = options.revision;
  }

  get seen(): number {
    return this.revision;
  }

  /** Whether nothing is sent before somebody has chosen. */
  get isHeld(): boolean {
    return this.held;
  }

  /** Takes what is to be saved. @param now without waiting for a pause */
  change(content: Content, { now = false } = {}): void {
    if (!this.waiting) this.firstTyped = Date.now();
    this.waiting = { content };
    if (this.held) return;
    if (!this.running) this.options.tell({ kind: 'changed' });
    const longest = this.firstTyped + pauses.longest - Date.now();
    this.schedule(now ? 0 : Math.min(pauses.typing, longest));
  }

  /** Nothing is sent by itself any more; what is under way arrives. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  start(): void {
    this.stopped = false;
  }

  /** Saves all that is typed. @returns whether the API has it */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.running || this.waiting) {
      if (this.held) return false;
      const before = this.waiting;
      const early = this.lastSent + pauses.between - Date.now();
      if (!this.running && early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      await (this.running ?? this.run());
      // The same is still waiting: it was refused.
      if (!this.running && this.waiting && this.waiting === before) return false;
    }
    return true;
  }

  /**
   * Sends something else from the same revision, once all that is typed is saved; what is typed meanwhile waits.
   * @returns nothing where what is typed could not be saved
   */
  async act<Acted extends Answer>(send: (revision: number) => Promise<Acted>): Promise<Acted | undefined> {
    if (!(await this.flush())) return undefined;
    const acting = send(this.revision);
    const over = () => {
      this.running = null;
      if (this.waiting) this.change(this.waiting.content);
    };
    this.running = acting
      .then(({ revision }) => {
        this.revision = revision;
      })
      .then(over, over);
    return acting;
  }

  /** What is typed was made from this revision as well: it says the same. */
  rebase(revision: number): void {
    this.revision = revision;
  }

  /** Someone else saved meanwhile: nothing is sent before somebody has chosen. */
  hold(): void {
    clearTimeout(this.timer);
    this.held = true;
    this.options.tell({ kind: 'conflict' });
  }

  /** Goes on from another revision: what somebody chose after a conflict, or what restoring made. */
  resume(revision: number, content: Content | null): void {
    clearTimeout(this.timer);
    this.revision = revision;
    this.held = false;
    this.waiting = null;
    if (content === null) this.options.tell({ kind: 'saved', at: Date.now() });
    else this.change(content, { now: true });
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    const soonest = this.lastSent + pauses.between - Date.now();
    this.timer = setTimeout(() => void this.run(), Math.max(0, delay, soonest));
  }

  private run(): Promise<void> {
    if (this.running) return this.running;
    if (!this.waiting || this.held || this.stopped) return Promise.resolve();
    clearTimeout(this.timer);
    const sent = this.waiting;
    this.waiting = null;
    this.lastSent = Date.now();
    this.options.tell({ kind: 'saving' });
    this.running = this.options
      .send(sent.content, this.revision)
      .then(
        ({ revision }) => {
          this.revision = revision;
          return null;
        },
        (failure: unknown) => ({ failure }),
      )
      .then((refused) => {
        this.running = null;
        if (refused) this.refuse(refused.failure, sent);
        else if (this.waiting) this.change(this.waiting.content);
        else this.options.tell({ kind: 'saved', at: Date.now() });
      });
    return this.running;
  }

  private refuse(failure: unknown, sent: { content: Content }): void {
    // What was typed meanwhile is newer than what was refused.
    this.waiting ??= sent;
    this.held = this.options.isConflict(failure);
    this.options.tell(this.held ? { kind: 'conflict' } : { kind: 'failed', failure });
    if (!this.held && this.options.isPassing(failure)) this.schedule(pauses.failure);
  }
}
