import { Injectable } from '@nestjs/common';
import type { LoginRequest, LoginResponse } from '@lens/contracts/auth';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { ApiError } from '../common/errors/api-error.js';
import { EvenAnswers } from '../common/output/even-answers.js';
import type { Staff } from '../common/staff.js';
import { findByUsername } from './accounts/find-by-username.js';
import { lockUser } from './accounts/lock-user.js';
import { User } from './accounts/user.entity.js';
import { endSessions } from './end-sessions.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { SignInLog } from './sign-in-log.js';
import { SignInAttempts, unknownAccountKey } from './sign-in-attempts.js';
import { PasswordCheck } from './password-check.js';
import { hashPassword, verifyDecoy, verifyPassword } from './passwords.js';
import { isShortCode, OneTimeCodes } from './second-factor/one-time-codes.js';
import { Sessions } from './sessions.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: SignInAttempts,
    private readonly passwordCheck: PasswordCheck,
    private readonly codes: OneTimeCodes,
    private readonly sessions: Sessions,
    private readonly activity: ActivityLog,
    private readonly failedSignIns: FailedSignIns,
    private readonly log: SignInLog,
    private readonly evenAnswers: EvenAnswers,
  ) {}

  /**
   * Every refusal takes the same time.
   * @throws ApiError 401 `invalid_credentials`; after the right password 401 `second_factor_required` without a code
   * and 401 `second_factor_failed` with a wrong one; 429 `too_many_attempts`
   */
  async login(request: LoginRequest, address: string): Promise<LoginResponse> {
    const evenly = this.evenAnswers.begin();
    try {
      return await this.signIn(request, address);
    } catch (error) {
      this.log.refused(error);
      await this.failedSignIns.record(request.username, error);
      await evenly;
      throw error;
    }
  }

  private async signIn({ username, password, otp }: LoginRequest, address: string): Promise<LoginResponse> {
    const user = await findByUsername(this.database.manager, username);
    const attempt = await this.attempts.countPassword(user?.id ?? unknownAccountKey(username), address);
    const isPasswordCorrect = user
      ? await verifyPassword(user.passwordHash, password)
      : await verifyDecoy(password);
    if (!user || !isPasswordCorrect) throw new ApiError('invalid_credentials');
    const isCodeRequired = await this.codes.areRequired(this.database.manager, user.id);
    if (isCodeRequired && !otp) {
      // Uncounts this attempt only: if it reset the count, signing in without a code would allow ten more guesses.
      await attempt.uncount();
      throw secondFactorError('second_factor_required', 'Enter the code of your authenticator app.');
    }
    const codeAttempt = isCodeRequired
      ? await this.attempts.countCode(user.id, address, isShortCode(otp ?? ''))
      : null;
    const token = await this.database.transaction((manager) => this.beginSession(manager, user, otp));
    await attempt.markSuccessful();
    await codeAttempt?.markSuccessful();
    this.attempts.rememberNetwork(user.id, address);
    this.log.succeeded(user, isCodeRequired);
    return { token, user };
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
    await this.passwordCheck.requireCorrect(staff, change.current, address, 'current');
    const passwordHash = await hashPassword(change.next);
    await this.database.transaction(async (manager) => {
      await manager.update(User, staff.id, { passwordHash });
      await endSessions(manager, staff.id, 'password_changed', staff.sessionId);
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        event: 'password_changed',
        resource_type: 'user',
        resource_id: staff.id,
      });
    });
  }

  /**
   * Locks the account. Refuses if its password has changed since it was verified: the change has ended all sessions.
   */
  private async beginSession(manager: EntityManager, verified: User, otp?: string): Promise<string> {
    const user = await lockUser(manager, verified.id);
    if (user?.passwordHash !== verified.passwordHash) throw new ApiError('invalid_credentials');
    if (
      (await this.codes.areRequired(manager, user.id)) &&
      !(await this.codes.useCode(manager, user, otp ?? ''))
    ) {
      throw secondFactorError(
        'second_factor_failed',
        'Wait for the next code, or use another recovery code.',
      );
    }
    return this.sessions.begin(manager, user);
  }
}

const secondFactorError = (code: 'second_factor_required' | 'second_factor_failed', message: string) =>
  new ApiError(code, { details: [{ path: 'otp', code, message }] });
