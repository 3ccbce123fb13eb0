import { applyDecorators, SetMetadata } from '@nestjs/common';
import { documented } from '../../documentation/documented.js';

export interface Rate {
  requests: number;
  seconds: number;
}

export const rateKey = 'rate';

/** Limits a route per address. */
export const RateLimit = (rate: Rate): MethodDecorator =>
  applyDecorators(
    SetMetadata(rateKey, rate),
    documented(({ ApiResponse }) => ApiResponse({ status: 429, description: 'Too many requests' })),
  );
