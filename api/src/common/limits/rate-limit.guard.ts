import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Limiter } from './limiter.js';
import { toNetwork } from './to-network.js';
import { rateKey, type Rate } from './rate-limit.js';

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<unknown, Limiter>();

  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const rate = this.reflector.get<Rate | undefined>(rateKey, handler);
    if (!rate) return true;
    const limiter = this.limiters.get(handler) ?? new Limiter(rate);
    this.limiters.set(handler, limiter);
    await limiter.count(toNetwork(context.switchToHttp().getRequest<Request>().ip ?? ''));
    return true;
  }
}
