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

/** What any body may weigh, unless its route says otherwise. */
export const bodyLimitBytes = 64 * 1024;

export const bodyLimitKey = 'body-limit';

/** Another limit for one route, in bytes. Where it is higher, nobody but staff is read so far: see `staffFirst`. */
export const BodyLimit = (bytes: number): MethodDecorator => SetMetadata(bodyLimitKey, bytes);

@Injectable()
export class BodyLimitGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const limit =
      this.reflector.get<number | undefined>(bodyLimitKey, context.getHandler()) ?? bodyLimitBytes;
    if ((context.switchToHttp().getRequest<RawBodyRequest<Request>>().rawBody?.length ?? 0) > limit) {
      throw new ApiError('payload_too_large');
    }
    return true;
  }
}
