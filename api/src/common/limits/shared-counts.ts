import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { EntityManager } from 'typeorm';
import { CountsClient, type CountsWatch } from './counts-client.js';
import type { Counts } from './limiter.js';
import type { Rate } from './rate-limit.js';

export const countsTable = 'rate_limits';

interface SharedCountsParts {
  rate: Rate;
  manager: EntityManager;
  watch: CountsWatch;
  /** What a key is called in the database. */
  nameOf(key: string): string;
  /** Whether a count may be undone, so that no process may remember by itself that a limit is reached. */
  isUndone: boolean;
}

/** Counts in the database, in which all processes count together. While it is away, each counts in its memory. */
export class SharedCounts implements Counts {
  private readonly limiter: RateLimiterPostgres;

  constructor(private readonly parts: SharedCountsParts) {
    const { rate, isUndone } = parts;
    this.limiter = createLimiter(parts, {
      insuranceLimiter: new RateLimiterMemory({ points: rate.requests, duration: rate.seconds }),
      // Once the limit is reached, whoever goes on costs the database nothing until the window ends.
      ...(!isUndone && { inMemoryBlockOnConsumed: rate.requests + 1 }),
    });
  }

  consume(key: string, requests: number): Promise<unknown> {
    return this.limiter.consume(this.parts.nameOf(key), requests);
  }

  reward(key: string): Promise<unknown> {
    return this.limiter.reward(this.parts.nameOf(key));
  }

  delete(key: string): Promise<unknown> {
    return this.limiter.delete(this.parts.nameOf(key));
  }

  in(manager: EntityManager): Counts {
    const { nameOf } = this.parts;
    // Without insurance: a statement that fails has ended the transaction.
    const limiter = createLimiter({ ...this.parts, manager });
    const counts: Counts = {
      consume: (key, requests) => limiter.consume(nameOf(key), requests),
      reward: (key) => limiter.reward(nameOf(key)),
      delete: (key) => limiter.delete(nameOf(key)),
      in: () => counts,
    };
    return counts;
  }
}

const createLimiter = ({ rate, manager, watch }: SharedCountsParts, options: object = {}) =>
  new RateLimiterPostgres({
    points: rate.requests,
    duration: rate.seconds,
    storeClient: new CountsClient(manager, watch),
    storeType: 'client',
    tableName: countsTable,
    tableCreated: true,
    // `ExpiredCounts` deletes them.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    ...options,
  });
