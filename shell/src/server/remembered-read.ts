import { setTimeout as sleep } from 'node:timers/promises';
import type { LastKnown } from './last-known';

interface Options<Value> {
  /**
   * Reads once.
   * @returns undefined where nothing has changed since
   * @throws anything: the last value then stays
   */
  read: (signal: AbortSignal) => Promise<Value | undefined>;
  /** Holds the last value for a start at which nothing can be read. */
  file?: LastKnown<Value>;
  /** Called with the first of several failures in a row. */
  onFailure: (failure: unknown) => void;
  onChange?: (value: Value) => void;
  /** Called when the last value could not be written to `file`. */
  onFileFailure?: (failure: unknown) => void;
  now?: () => number;
}

const never = new AbortController().signal;

/**
 * A value that is read from somewhere else, and remembered: a read that fails leaves the last value in place. One read at
 * a time is under way, however many wait for it.
 */
export class RememberedRead<Value> {
  private value: Value | null = null;
  private attemptedAt: number | null = null;
  private underway: Promise<void> | null = null;
  private isFailing = false;
  private readonly now: () => number;

  constructor(private readonly options: Options<Value>) {
    this.now = options.now ?? Date.now;
  }

  /** The same object until a read brings another; null where none ever did. */
  get last(): Value | null {
    return this.value;
  }

  /** Reads anew, or waits for the read that is under way. Never rejects. */
  refresh(signal = never): Promise<void> {
    this.underway ??= this.attempt(signal).finally(() => (this.underway = null));
    return this.underway;
  }

  /** The last value, read anew where the last attempt is at least so old; a failed attempt counts. */
  async atMost(ageMs: number): Promise<Value | null> {
    if (this.attemptedAt === null || this.now() - this.attemptedAt >= ageMs) await this.refresh();
    return this.value;
  }

  /** Reads again and again until `signal` fires. It keeps no process alive. */
  async follow(pauseMs: () => number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await sleep(pauseMs(), undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await this.refresh(signal);
    }
  }

  private async attempt(signal: AbortSignal): Promise<void> {
    const { read, file, onFailure } = this.options;
    if (this.attemptedAt === null) this.value = (await file?.read()) ?? null;
    try {
      const fresh = await read(signal);
      if (fresh !== undefined) await this.replace(fresh);
      this.isFailing = false;
    } catch (failure) {
      if (!this.isFailing && !signal.aborted) onFailure(failure);
      this.isFailing = true;
    }
    this.attemptedAt = this.now();
  }

  private async replace(fresh: Value): Promise<void> {
    if (JSON.stringify(fresh) === JSON.stringify(this.value)) return;
    const { file, onChange, onFileFailure } = this.options;
    this.value = fresh;
    onChange?.(fresh);
    await file?.write(fresh).catch((failure: unknown) => onFileFailure?.(failure));
  }
}
