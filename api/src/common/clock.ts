import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Injected wherever time matters, so that tests can replace it. */
@Injectable()
export class Clock {
  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now();
  }

  /** @throws AbortError when the signal is aborted */
  async pause(ms: number, signal?: AbortSignal): Promise<void> {
    await delay(ms, undefined, { signal });
  }
}
