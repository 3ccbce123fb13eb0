import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counts } from './limiter.js';
import type { Rate } from './rate-limit.js';

/** Counts in the memory of this process. */
export class ProcessCounts implements Counts {
  private readonly memory: RateLimiterMemory;

  constructor({ requests, seconds }: Rate) {
    this.memory = new RateLimiterMemory({ points: requests, duration: seconds });
  }

  consume(key: string, requests: number): Promise<unknown> {
    return this.memory.consume(key, requests);
  }

  reward(key: string): Promise<unknown> {
    return this.memory.reward(key);
  }

  delete(key: string): Promise<unknown> {
    return this.memory.delete(key);
  }

  in(): Counts {
    return this;
  }
}
