import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimits } from './rate-limits.js';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<Request>();
    const handler = context.getHandler() as () => unknown;
    await this.limits.count(handler, `${context.getClass().name}.${handler.name}`, ip ?? '');
    return true;
  }
}
