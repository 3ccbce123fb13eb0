import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import type { Staff } from '../common/staff.js';
import { User } from './accounts/user.entity.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { verifyPassword } from './passwords.js';

/** Asks somebody who is signed in for their password again: a session left open must not change the account. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * @param field where the password stood in the request
   * @throws ApiError 400 `wrong_password`, 429 `too_many_attempts`
   */
  async requireCorrect(staff: Staff, password: string, address: string, field: string): Promise<void> {
    const guess = await this.attempts.countPassword(staff.id, address);
    const { passwordHash } = await this.database.manager.findOneByOrFail(User, { id: staff.id });
    if (!(await verifyPassword(passwordHash, password))) {
      const message = 'This is not the current password.';
      throw new ApiError('wrong_password', { details: [{ path: field, code: 'wrong_password', message }] });
    }
    await guess.markSuccessful();
  }
}
