import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors/api-error.js';
import type { ErrorCode } from '../errors/catalogue.js';
import type { Rate } from './rate-limit.js';

const formatWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
};

/** Counts within a window that starts at the first count. Counts live in this process. */
export class Limiter {
  private readonly counts: RateLimiterMemory;

  constructor(
    rate: Rate,
    private readonly code: ErrorCode = 'too_many_requests',
  ) {
    this.counts = new RateLimiterMemory({ points: rate.requests, duration: rate.seconds });
  }

  /** @param requests how many this one counts for @throws ApiError 429 with Retry-After once the window is full */
  async count(key: string, requests = 1): Promise<void> {
    try {
      await this.counts.consume(key, requests);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new ApiError(this.code, {
        retryAfterSeconds: seconds,
        placeholders: { wait: formatWait(seconds) },
      });
    }
  }

  /** Counts one less: what was counted turned out to be no failure. */
  async discount(key: string): Promise<void> {
    await this.counts.reward(key);
  }

  async reset(key: string): Promise<void> {
    await this.counts.delete(key);
  }
}
