import { RateLimiterRes } from 'rate-limiter-flexible';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../errors/api-error.js';
import type { ErrorCode } from '../errors/catalogue.js';

const formatWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
};

/** Where requests are counted. A method rejects with `RateLimiterRes` once a limit is reached. */
export interface Counts {
  consume(key: string, requests: number): Promise<unknown>;
  reward(key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
  /** The same counts, written in a transaction, so that they are undone with it. */
  in(manager: EntityManager): Counts;
}

/** Counts requests by key, in a window that starts at the first one. Made by `Limiters`. */
export class Limiter {
  constructor(
    private readonly counts: Counts,
    private readonly code: ErrorCode = 'too_many_requests',
  ) {}

  /**
   * @param requests how many requests this one counts as
   * @throws ApiError 429 with Retry-After once the limit is reached
   */
  async count(key: string, requests = 1): Promise<void> {
    try {
      await this.counts.consume(key, requests);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new ApiError(this.code, {
        retryAfterSeconds: seconds,
        placeholders: { wait: formatWait(seconds) },
      });
    }
  }

  /** The same limiter inside a transaction: it needs no second connection, and what is rolled back does not count. */
  in(manager: EntityManager): Limiter {
    return new Limiter(this.counts.in(manager), this.code);
  }

  /** Undoes one count, after something that was counted turned out not to be a failure. */
  async uncount(key: string): Promise<void> {
    await this.counts.reward(key);
  }

  async reset(key: string): Promise<void> {
    await this.counts.delete(key);
  }
}
