import { SetMetadata } from '@nestjs/common';

export interface Rate {
  requests: number;
  seconds: number;
}

export const rateKey = 'rate';

/** Limits a route per address. */
export const RateLimit = (rate: Rate): MethodDecorator => SetMetadata(rateKey, rate);
