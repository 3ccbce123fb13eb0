/** The state of saving, for the editor's status line. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  /** Something was typed that is not sent yet. */
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'failed'; failure: unknown }
  /** A colleague saved first; nothing is sent until staff have chosen. */
  | { kind: 'conflict' };

interface SaveResponse {
  revision: number;
}

interface AutosaveOptions<Content> {
  /** The revision that is being edited. */
  revision: number;
  send: (content: Content, revision: number) => Promise<SaveResponse>;
  onStateChange: (state: SaveState) => void;
  isConflict: (failure: unknown) => boolean;
  /** Whether another attempt may succeed. */
  isTemporary: (failure: unknown) => boolean;
}

/** In milliseconds: after the last key, during continuous typing, between two requests, after a failure. */
export const pausesMs = { typing: 1_500, longestTyping: 8_000, betweenRequests: 500, afterFailure: 5_000 };

/**
 * Saves while somebody types: one request at a time, each based on the revision of the previous response. Changes made
 * during a request wait for the next one; only the newest content is sent.
 */
export class Autosave<Content> {
  private pending: { content: Content } | null = null;
  private inFlight: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstTyped = 0;
  private lastSent = -Infinity;
  private paused = false;
  private stopped = false;
  private revision: number;

  constructor(private readonly options: AutosaveOptions<Content>) {
    this.revision = options.revision;
  }

  get currentRevision(): number {
    return this.revision;
  }

  /** Whether saving waits for staff to choose after a conflict. */
  get isPaused(): boolean {
    return this.paused;
  }

  /** Adds content to be saved. @param now without waiting for a pause in typing */
  enqueue(content: Content, { now = false } = {}): void {
    if (!this.pending) this.firstTyped = Date.now();
    this.pending = { content };
    if (this.paused) return;
    if (!this.inFlight) this.options.onStateChange({ kind: 'changed' });
    const remainingMs = this.firstTyped + pausesMs.longestTyping - Date.now();
    this.schedule(now ? 0 : Math.min(pausesMs.typing, remainingMs));
  }

  /** Stops saving; a request that has started is completed. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  start(): void {
    this.stopped = false;
  }

  /** Saves everything that was typed. @returns whether the API has it */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.inFlight || this.pending) {
      if (this.paused) return false;
      const before = this.pending;
      const waitMs = this.lastSent + pausesMs.betweenRequests - Date.now();
      if (!this.inFlight && waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      await (this.inFlight ?? this.sendPending());
      // The same content is still pending, so it was refused.
      if (!this.inFlight && this.pending && this.pending === before) return false;
    }
    return true;
  }

  /**
   * Sends another request once everything is saved, based on the same revision; changes made meanwhile wait.
   * @returns undefined if the content could not be saved
   */
  async sendAction<ActionResponse extends SaveResponse>(
    send: (revision: number) => Promise<ActionResponse>,
  ): Promise<ActionResponse | undefined> {
    if (!(await this.flush())) return undefined;
    const response = send(this.revision);
    const finish = () => {
      this.inFlight = null;
      if (this.pending) this.enqueue(this.pending.content);
    };
    this.inFlight = response
      .then(({ revision }) => {
        this.revision = revision;
      })
      .then(finish, finish);
    return response;
  }

  /** Continues from this revision, which has the same content. */
  rebase(revision: number): void {
    this.revision = revision;
  }

  /** A colleague saved first: nothing is sent until staff have chosen. */
  pause(): void {
    clearTimeout(this.timer);
    this.paused = true;
    this.options.onStateChange({ kind: 'conflict' });
  }

  /** Continues from another revision, after the choice in a conflict or after a restore. */
  resume(revision: number, content: Content | null): void {
    clearTimeout(this.timer);
    this.revision = revision;
    this.paused = false;
    this.pending = null;
    if (content === null) this.options.onStateChange({ kind: 'saved', at: Date.now() });
    else this.enqueue(content, { now: true });
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    const minDelayMs = this.lastSent + pausesMs.betweenRequests - Date.now();
    this.timer = setTimeout(() => void this.sendPending(), Math.max(0, delayMs, minDelayMs));
  }

  private sendPending(): Promise<void> {
    if (this.inFlight) return this.inFlight;
    if (!this.pending || this.paused || this.stopped) return Promise.resolve();
    clearTimeout(this.timer);
    const sent = this.pending;
    this.pending = null;
    this.lastSent = Date.now();
    this.options.onStateChange({ kind: 'saving' });
    this.inFlight = this.options
      .send(sent.content, this.revision)
      .then(
        ({ revision }) => {
          this.revision = revision;
          return null;
        },
        (failure: unknown) => ({ failure }),
      )
      .then((rejection) => {
        this.inFlight = null;
        if (rejection) this.handleFailure(rejection.failure, sent);
        else if (this.pending) this.enqueue(this.pending.content);
        else this.options.onStateChange({ kind: 'saved', at: Date.now() });
      });
    return this.inFlight;
  }

  private handleFailure(failure: unknown, sent: { content: Content }): void {
    // Content typed meanwhile is newer than the refused one.
    this.pending ??= sent;
    this.paused = this.options.isConflict(failure);
    this.options.onStateChange(this.paused ? { kind: 'conflict' } : { kind: 'failed', failure });
    if (!this.paused && this.options.isTemporary(failure)) this.schedule(pausesMs.afterFailure);
  }
}
