import { SetMetadata } from '@nestjs/common';

export interface Rate {
  requests: number;
  seconds: number;
}

export const rateKey = 'rate';

/** Limits the requests to a route per network. */
export const RateLimit = (rate: Rate): MethodDecorator => SetMetadata(rateKey, rate);
