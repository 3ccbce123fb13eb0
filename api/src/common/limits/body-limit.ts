import {
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
  type RawBodyRequest,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ApiError } from '../errors/api-error.js';

/** The size limit of every body, unless its route states another. */
export const bodyLimitBytes = 64 * 1024;

export const bodyLimitKey = 'body-limit';

/** Sets the limit of one route. Bodies above the default are read only with a token: `requireTokenForLargeBodies`. */
export const BodyLimit = (bytes: number): MethodDecorator => SetMetadata(bodyLimitKey, bytes);

@Injectable()
export class BodyLimitGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const limitBytes =
      this.reflector.get<number | undefined>(bodyLimitKey, context.getHandler()) ?? bodyLimitBytes;
    if ((context.switchToHttp().getRequest<RawBodyRequest<Request>>().rawBody?.length ?? 0) > limitBytes) {
      throw new ApiError('payload_too_large');
    }
    return true;
  }
}
