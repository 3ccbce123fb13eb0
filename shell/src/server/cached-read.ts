import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerFile } from './answer-file';

interface Options<Value> {
  /**
   * Reads once.
   * @returns undefined if nothing has changed
   * @throws anything: the cached value then stays
   */
  read: (signal: AbortSignal) => Promise<Value | undefined>;
  /** Stores the value for a start at which it cannot be read. */
  file?: AnswerFile<Value>;
  /** Called for the first of consecutive failures. */
  onFailure: (failure: unknown) => void;
  onChange?: (value: Value) => void;
  /** Called if the value cannot be written to `file`. */
  onFileFailure?: (failure: unknown) => void;
  now?: () => number;
}

const neverAborted = new AbortController().signal;

/**
 * A value that is read from elsewhere and cached. If a read fails the cached value stays. Only one read runs at a time.
 */
export class CachedRead<Value> {
  private value: Value | null = null;
  private attemptedAt: number | null = null;
  private pending: Promise<void> | null = null;
  private isFailing = false;
  private readonly now: () => number;

  constructor(private readonly options: Options<Value>) {
    this.now = options.now ?? Date.now;
  }

  /** The same object until the value changes; null if it has never been read. */
  get current(): Value | null {
    return this.value;
  }

  /** Reads again, or waits for the pending read. Never rejects. */
  refresh(signal = neverAborted): Promise<void> {
    this.pending ??= this.attempt(signal).finally(() => (this.pending = null));
    return this.pending;
  }

  /** The value, read again if the last attempt is at least this old; failed attempts count too. */
  async withMaxAge(ageMs: number): Promise<Value | null> {
    if (this.attemptedAt === null || this.now() - this.attemptedAt >= ageMs) await this.refresh();
    return this.value;
  }

  /** Reads repeatedly until `signal` is aborted, without keeping the process alive. */
  async poll(pauseMs: () => number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await sleep(pauseMs(), undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await this.refresh(signal);
    }
  }

  private async attempt(signal: AbortSignal): Promise<void> {
    const { read, file, onFailure } = this.options;
    if (this.attemptedAt === null) this.value = (await file?.read()) ?? null;
    try {
      const newValue = await read(signal);
      if (newValue !== undefined) await this.replace(newValue);
      this.isFailing = false;
    } catch (failure) {
      if (!this.isFailing && !signal.aborted) onFailure(failure);
      this.isFailing = true;
    }
    this.attemptedAt = this.now();
  }

  private async replace(newValue: Value): Promise<void> {
    if (JSON.stringify(newValue) === JSON.stringify(this.value)) return;
    const { file, onChange, onFileFailure } = this.options;
    this.value = newValue;
    onChange?.(newValue);
    await file?.write(newValue).catch((failure: unknown) => onFileFailure?.(failure));
  }
}
