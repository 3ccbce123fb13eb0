import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { User } from './accounts/user.entity.js';

const minuteMs = 60_000;

/** Stores when each account was last active, to the minute. */
@Injectable()
export class Presence {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Returns immediately: no request waits for the update or fails because of it. */
  touch(id: string, lastActiveAt: Date | null): void {
    const now = Date.now();
    if (lastActiveAt && now - lastActiveAt.getTime() < minuteMs) return;
    this.database.manager
      .update(User, id, { last_active_at: new Date(now).toISOString() })
      .catch((fault: unknown) =>
        this.log.warn(describeFault(fault), 'could not store when an account was last active'),
      );
  }
}
