/** Reads a value for everybody who asks at about the same time, one read after the other. */
export class SharedRead<Value> {
  private latest: { value: Value; sinceMs: number } | undefined;
  private running: Promise<Value> | undefined;
  /** The read after the running one, which began too early for those who wait for this one. */
  private following: Promise<Value> | undefined;
  private isOutdated = false;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** The value that was read last, if that began less than so long ago, and not before `forget`. */
  recent(maxAgeMs: number): Value | undefined {
    if (!this.latest || this.nowMs() - this.latest.sinceMs >= maxAgeMs) return undefined;
    return this.latest.value;
  }

  /** @throws what `read` throws */
  current(): Promise<Value> {
    if (!this.running) return this.start();
    if (!this.isOutdated) return this.running;
    const follow = () => {
      this.following = undefined;
      return this.start();
    };
    this.following ??= this.running.then(follow, follow);
    return this.following;
  }

  /** From now on, only what is read after this call is returned. */
  forget(): void {
    this.latest = undefined;
    this.isOutdated = true;
  }

  private start(): Promise<Value> {
    const sinceMs = this.nowMs();
    this.isOutdated = false;
    this.running = this.read()
      .then((value) => {
        if (!this.isOutdated) this.latest = { value, sinceMs };
        return value;
      })
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }
}
