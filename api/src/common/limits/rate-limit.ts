import { SetMetadata } from '@nestjs/common';

export interface Rate {
  requests: number;
  seconds: number;
}

export const rateKey = 'rate';
export const countedByProcessKey = 'rate-counted-by-process';

/** Limits the requests to a route per network, whichever replicas they reach. */
export const RateLimit = (rate: Rate): MethodDecorator => SetMetadata(rateKey, rate);

/**
 * Each process counts for itself, so that n replicas let n times as many requests pass: for routes that have to work
 * without the database, and where the limit only bounds what one process does.
 */
export const CountedByProcess = (): MethodDecorator => SetMetadata(countedByProcessKey, true);
