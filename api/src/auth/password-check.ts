import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import type { Staff } from '../common/staff.js';
import { User } from './accounts/user.entity.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { verifyPassword } from './passwords.js';

/** Requires signed-in staff to enter their password again, so that nobody can change an account in an open session. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * @param field the field of the request that has the password
   * @throws ApiError 400 `wrong_password`, 429 `too_many_attempts`
   */
  async requireCorrect(staff: Staff, password: string, address: string, field: string): Promise<void> {
    const attempt = await this.attempts.countPassword(staff.id, address);
    const { passwordHash } = await this.database.manager.findOneByOrFail(User, { id: staff.id });
    if (!(await verifyPassword(passwordHash, password))) {
      const message = 'This is not the current password.';
      throw new ApiError('wrong_password', { details: [{ path: field, code: 'wrong_password', message }] });
    }
    await attempt.markSuccessful();
  }
}
