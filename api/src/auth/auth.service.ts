import { Injectable } from '@nestjs/common';
import type { LoginRequest, LoginResponse } from '@lens/contracts/auth';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { ApiError } from '../common/errors/api-error.js';
import { Limiter } from '../common/limits/limiter.js';
import { findByUsername } from '../users/find-by-username.js';
import { User } from '../users/user.entity.js';
import { hashPassword, verifyNobody, verifyPassword } from './passwords.js';
import { Sessions } from './sessions.js';
import type { Staff } from './staff.js';

@Injectable()
export class AuthService {
  /** Failed passwords per account and address; a success forgets them. */
  private readonly failures = new Limiter({ requests: 10, seconds: 15 * 60 }, 'too_many_attempts');

  constructor(
    private readonly database: DataSource,
    private readonly sessions: Sessions,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws ApiError 401 `invalid_credentials`, 429 `too_many_attempts` */
  async login({ username, password }: LoginRequest, address: string): Promise<LoginResponse> {
    const attempt = attemptKey(username, address);
    // Counted before the password is looked at: guesses sent in parallel must not slip through together.
    await this.failures.count(attempt);
    const user = await findByUsername(this.database.manager, username);
    const isRight = user ? await verifyPassword(user.passwordHash, password) : await verifyNobody(password);
    if (!user || !isRight) throw new ApiError('invalid_credentials');
    await this.failures.forget(attempt);
    return { token: await this.sessions.begin(user), user };
  }

  renew(staff: Staff): LoginResponse {
    return { token: this.sessions.renew(staff), user: staff };
  }

  logout(staff: Staff): Promise<void> {
    return this.sessions.end(staff.sessionId);
  }

  /** Ends the account's other sessions. @throws ApiError 400 `wrong_password`, 429 `too_many_attempts` */
  async changePassword(
    staff: Staff,
    change: { current: string; next: string },
    address: string,
  ): Promise<void> {
    const attempt = attemptKey(staff.username, address);
    await this.failures.count(attempt);
    const { passwordHash } = await this.database.manager.findOneByOrFail(User, { id: staff.id });
    if (!(await verifyPassword(passwordHash, change.current))) throw wrongPassword();
    await this.failures.forget(attempt);
    const next = await hashPassword(change.next);
    await this.database.transaction(async (manager) => {
      await manager.update(User, staff.id, { passwordHash: next });
      await this.sessions.endAllOf(manager, staff.id, staff.sessionId);
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: 'password_changed',
        resource_type: 'user',
        resource_id: staff.id,
      });
    });
  }
}

const attemptKey = (username: string, address: string): string => `${username.toLowerCase()} ${address}`;

const wrongPassword = () =>
  new ApiError('wrong_password', {
    details: [{ path: 'current', code: 'wrong_password', message: 'This is not the current password.' }],
  });
