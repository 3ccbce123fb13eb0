import { Inject, Injectable } from '@nestjs/common';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import type { ErrorCode } from '../common/errors/catalogue.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';

const events: Partial<Record<ErrorCode, ActivityEvent>> = {
  invalid_credentials: 'sign_in_failed',
  second_factor_failed: 'second_factor_failed',
  too_many_attempts: 'sign_in_locked',
};

/**
 * One statement whether or not the account exists, so that its duration does not reveal which names exist. It adds at
 * most one entry per event and account in 15 minutes, and one for all unknown names, so that guessing cannot fill the
 * log.
 */
const insertEntry = `INSERT INTO activity (action, event, username, resource_type, resource_id, resource_name)
  SELECT 'UPDATE', $1, 'not signed in', 'user', users.id::text, users.username
  FROM (VALUES (1)) AS attempt LEFT JOIN users ON lower(users.username) = lower($2)
  WHERE NOT EXISTS (SELECT FROM activity AS earlier
    WHERE earlier.event = $1 AND earlier.resource_id IS NOT DISTINCT FROM users.id::text
      AND earlier.created_at > now() - interval '15 minutes')`;

/**
 * Shows administrators that somebody tries to sign in. Unknown names are not stored: they may be mistyped passwords.
 */
@Injectable()
export class FailedSignIns {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Never throws, so that the response states why the sign-in failed. */
  async record(username: string, error: unknown): Promise<void> {
    const event = error instanceof ApiError ? events[error.code] : undefined;
    if (!event) return;
    await this.database
      .query(insertEntry, [event, username])
      .catch((fault: unknown) => this.log.warn(describeFault(fault), 'could not record a failed sign-in'));
  }
}
