import { Injectable } from '@nestjs/common';
import { Limiter } from './limiter.js';
import { rateKey, type Rate } from './rate-limit.js';
import { toNetwork } from './to-network.js';

/** Counts the requests of each network to each route that states a limit. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<unknown, Limiter>();

  /** @throws ApiError 429 once the limit of the route is reached */
  async count(handler: () => unknown, address: string): Promise<void> {
    const rate = Reflect.getMetadata(rateKey, handler) as Rate | undefined;
    if (!rate) return;
    const limiter = this.limiters.get(handler) ?? new Limiter(rate);
    this.limiters.set(handler, limiter);
    await limiter.count(toNetwork(address));
  }
}
