import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import { User } from './accounts/user.entity.js';

const minuteMs = 60_000;

/** Keeps when somebody was last at work, to the minute. */
@Injectable()
export class Presence {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Returns at once: no request waits for this, and none fails because of it. */
  touch(id: string, lastActive: Date | null): void {
    const now = Date.now();
    if (lastActive && now - lastActive.getTime() < minuteMs) return;
    this.database.manager
      .update(User, id, { last_active_at: new Date(now).toISOString() })
      .catch((fault: unknown) => this.log.warn(describeFault(fault), 'presence not kept'));
  }
}
