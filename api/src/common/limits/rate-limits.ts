import { Injectable } from '@nestjs/common';
import { cachedKey } from '../output/cached.js';
import type { Limiter } from './limiter.js';
import { Limiters } from './limiters.js';
import { countedByProcessKey, rateKey, type Rate } from './rate-limit.js';
import { toNetwork } from './to-network.js';

/** Counts the requests of each network to each route that states a limit. */
@Injectable()
export class RateLimits {
  private readonly limiterOf = new Map<unknown, Limiter>();

  constructor(private readonly limiters: Limiters) {}

  /**
   * @param route names the route in the database
   * @throws ApiError 429 once the limit of the route is reached
   */
  async count(handler: () => unknown, route: string, address: string): Promise<void> {
    const rate = Reflect.getMetadata(rateKey, handler) as Rate | undefined;
    if (!rate) return;
    const limiter = this.limiterOf.get(handler) ?? this.create(handler, route, rate);
    this.limiterOf.set(handler, limiter);
    await limiter.count(toNetwork(address));
  }

  /** What is answered from memory must not wait for the database to count it. */
  private create(handler: () => unknown, route: string, rate: Rate): Limiter {
    const isOfProcess = [countedByProcessKey, cachedKey].some((key) => Reflect.hasMetadata(key, handler));
    return isOfProcess ? this.limiters.ofProcess(rate) : this.limiters.shared({ name: route, ...rate });
  }
}
