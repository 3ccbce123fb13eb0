import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors/api-error.js';
import type { ErrorCode } from '../errors/catalogue.js';
import type { Rate } from './rate-limit.js';

const formatWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
};

/** Counts requests by key, in a window that starts at the first one. Counts are in the memory of this process. */
export class Limiter {
  private readonly counts: RateLimiterMemory;

  constructor(
    rate: Rate,
    private readonly code: ErrorCode = 'too_many_requests',
  ) {
    this.counts = new RateLimiterMemory({ points: rate.requests, duration: rate.seconds });
  }

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

  /** Undoes one count, after something that was counted turned out not to be a failure. */
  async uncount(key: string): Promise<void> {
    await this.counts.reward(key);
  }

  async reset(key: string): Promise<void> {
    await this.counts.delete(key);
  }
}
