import { Injectable } from '@nestjs/common';
import type {
  RecoveryCodes,
  SecondFactorEnrolment,
  SecondFactorProof,
  SecondFactorStatus,
} from '@lens/contracts/auth';
import type { ActivityEvent } from '@lens/contracts/activity-kinds';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { ApiError } from '../../common/errors/api-error.js';
import type { Staff } from '../../common/staff.js';
import { Keys } from '../../config/keys.js';
import { SettingsService } from '../../settings/settings.service.js';
import { endSessions } from '../end-sessions.js';
import { SignInAttempts } from '../sign-in-attempts.js';
import { PasswordCheck } from '../password-check.js';
import { generateSecret, otpauthUri } from './authenticator.js';
import { isShortCode, OneTimeCodes } from './one-time-codes.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { hashRecoveryCode, generateRecoveryCodes } from './recovery-codes.js';
import { removeSecondFactor } from './remove-second-factor.js';
import { seal } from './sealed-secret.js';
import { SecondFactor } from './second-factor.entity.js';

/** Manages the second factor of the signed-in user. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly database: DataSource,
    private readonly keys: Keys,
    private readonly attempts: SignInAttempts,
    private readonly passwordCheck: PasswordCheck,
    private readonly codes: OneTimeCodes,
    private readonly activity: ActivityLog,
    private readonly settings: SettingsService,
  ) {}

  async read({ id }: Staff): Promise<SecondFactorStatus> {
    const { manager } = this.database;
    return {
      enabled: await this.codes.areRequired(manager, id),
      recovery_codes: await manager.countBy(RecoveryCode, { user_id: id }),
    };
  }

  /**
   * Creates a secret, which replaces one that was not confirmed yet.
   * @throws ApiError 400 `wrong_password`, 409 `second_factor_enabled`, 429 `too_many_attempts`
   */
  async start(staff: Staff, password: string, address: string): Promise<SecondFactorEnrolment> {
    await this.passwordCheck.requireCorrect(staff, password, address, 'password');
    const secret = generateSecret();
    const sealed = seal(this.keys.derive('second factor'), secret, staff.id);
    return this.database.transaction(async (manager) => {
      const factor = await this.codes.lockFactor(manager, staff.id);
      if (factor?.confirmed_at) throw new ApiError('second_factor_enabled');
      await manager.save(SecondFactor, { user_id: staff.id, secret: sealed, last_step: 0 });
      await this.record(manager, staff, 'second_factor_started');
      const { value } = await this.settings.read(manager);
      return { secret, uri: otpauthUri(secret, { issuer: value.practice, label: staff.username }) };
    });
  }

  /**
   * Turns the second factor on, and ends the account's other sessions, which began without it.
   * @throws ApiError 400 `wrong_otp`, 409 `second_factor_not_started` or `second_factor_enabled`, 429
   */
  async confirm(staff: Staff, otp: string, address: string): Promise<RecoveryCodes> {
    requireUnconfirmed(await this.database.manager.findOneBy(SecondFactor, { user_id: staff.id }));
    // Before the transaction, which would take back the count of a wrong code.
    const attempt = await this.attempts.countCode(staff.id, address, true);
    const codes = await this.database.transaction(async (manager) => {
      const factor = requireUnconfirmed(await this.codes.lockFactor(manager, staff.id));
      if (!(await this.codes.useAppCode(manager, factor, otp))) throw wrongOtpError(enrolmentHint);
      await manager.update(SecondFactor, staff.id, { confirmed_at: new Date().toISOString() });
      await endSessions(manager, staff.id, 'second_factor_changed', staff.sessionId);
      await this.record(manager, staff, 'second_factor_enabled');
      return this.replaceRecoveryCodes(manager, staff.id);
    });
    await attempt.markSuccessful();
    return codes;
  }

  /** Ends the account's other sessions. @throws ApiError as `withProof` does */
  disable(staff: Staff, proof: SecondFactorProof, address: string): Promise<void> {
    return this.withProof(staff, proof, address, async (manager) => {
      await removeSecondFactor(manager, staff.id);
      await endSessions(manager, staff.id, 'second_factor_changed', staff.sessionId);
      await this.record(manager, staff, 'second_factor_disabled');
    });
  }

  /** Replaces all recovery codes. @throws ApiError as `withProof` does */
  renewRecoveryCodes(staff: Staff, proof: SecondFactorProof, address: string): Promise<RecoveryCodes> {
    return this.withProof(staff, proof, address, async (manager) => {
      await this.record(manager, staff, 'recovery_codes_renewed');
      return this.replaceRecoveryCodes(manager, staff.id);
    });
  }

  /** @throws ApiError 400 `wrong_password` or `wrong_otp`, 409 `second_factor_disabled`, 429 `too_many_attempts` */
  private async withProof<Result>(
    staff: Staff,
    { password, otp }: SecondFactorProof,
    address: string,
    change: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    if (!(await this.codes.areRequired(this.database.manager, staff.id))) {
      throw new ApiError('second_factor_disabled');
    }
    await this.passwordCheck.requireCorrect(staff, password, address, 'password');
    const attempt = await this.attempts.countCode(staff.id, address, isShortCode(otp));
    const result = await this.database.transaction(async (manager) => {
      if (!(await this.codes.useCode(manager, staff, otp))) throw wrongOtpError(wrongCodeHint);
      return change(manager);
    });
    await attempt.markSuccessful();
    return result;
  }

  private async replaceRecoveryCodes(manager: EntityManager, userId: string): Promise<RecoveryCodes> {
    const codes = generateRecoveryCodes();
    await manager.delete(RecoveryCode, { user_id: userId });
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(code) })),
    );
    return { recovery_codes: codes };
  }

  private record(manager: EntityManager, staff: Staff, event: ActivityEvent): Promise<void> {
    return this.activity.record(manager, staff, {
      action: 'UPDATE',
      event,
      resource_type: 'user',
      resource_id: staff.id,
    });
  }
}

/** @throws ApiError 409 if nothing waits to be confirmed */
function requireUnconfirmed(factor: SecondFactor | null): SecondFactor {
  if (!factor) throw new ApiError('second_factor_not_started');
  if (factor.confirmed_at) throw new ApiError('second_factor_enabled');
  return factor;
}

const wrongCodeHint = 'Wait for the next code, or use a recovery code.';
/** Without mention of recovery codes, which do not exist yet. */
const enrolmentHint = 'Check the code in your app: type the one that it shows now for this account.';

const wrongOtpError = (message: string) =>
  new ApiError('wrong_otp', { details: [{ path: 'otp', code: 'wrong_otp', message }] });
