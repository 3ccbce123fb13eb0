import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { accessKey, isAllowed, type AccessLevel } from '../common/access.js';
import { ApiError } from '../common/errors/api-error.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Staff, StaffRequest } from '../common/staff.js';
import { Sessions } from './sessions.js';

/** The bearer token of a request, if it has one. */
export const bearerToken = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1];

/** Enforces the access that each route states. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.get<AccessLevel | undefined>(accessKey, context.getHandler());
    if (level === 'public') return true;
    if (!level) throw new ApiError('forbidden');
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const token = bearerToken(request);
    if (!token) throw new ApiError('unauthenticated');
    const staff = await this.sessions.authenticate(token);
    if (!isAllowed(staff.role, level)) {
      this.logRefusal(staff, context);
      throw new ApiError('forbidden');
    }
    request.staff = staff;
    return true;
  }

  /** The line of the request itself has the route and the same id, but not who asked. */
  private logRefusal({ id, role }: Staff, context: ExecutionContext): void {
    const { requestId } = context.switchToHttp().getResponse<Response>().locals;
    this.log.warn({ requestId: requestId as string, user: id, role }, 'access refused');
  }
}
