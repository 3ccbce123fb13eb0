import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { LOGGER } from '../../common/logging/logger.js';
import { Keys } from '../../config/keys.js';
import { lockUser } from '../accounts/lock-user.js';
import { findTimeStep } from './authenticator.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { unseal } from './sealed-secret.js';
import { SecondFactor } from './second-factor.entity.js';

/** Checks codes, each of which is accepted once: codes of the authenticator app, and recovery codes. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly keys: Keys,
    private readonly activity: ActivityLog,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Whether this account needs a code to sign in. */
  areRequired(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(SecondFactor, { user_id: userId, confirmed_at: Not(IsNull()) });
  }

  /** Uses up a code of either kind, in the transaction of the action that it permits. False if it is wrong or used. */
  async useCode(
    manager: EntityManager,
    user: { id: string; username: string },
    otp: string,
  ): Promise<boolean> {
    const factor = await this.lockFactor(manager, user.id);
    if (!factor?.confirmed_at) return false;
    return (await this.useAppCode(manager, factor, otp)) || this.useRecoveryCode(manager, user, otp);
  }

  /** Uses up a code of the app. @param factor locked by `lockFactor` */
  async useAppCode(manager: EntityManager, factor: SecondFactor, otp: string): Promise<boolean> {
    const secret = unseal(this.keys.derive('second factor'), factor.secret, factor.user_id);
    if (secret === undefined) {
      this.log.warn('a second factor was encrypted with another JWT_SECRET; only recovery codes work');
      return false;
    }
    const step = findTimeStep(secret, normalizeCode(otp));
    if (step === undefined || step <= factor.last_step) return false;
    await manager.update(SecondFactor, factor.user_id, { last_step: step });
    return true;
  }

  /** Locks the user, so that a code that is sent twice at the same time is accepted once. */
  async lockFactor(manager: EntityManager, userId: string): Promise<SecondFactor | null> {
    await lockUser(manager, userId);
    return manager.findOneBy(SecondFactor, { user_id: userId });
  }

  private async useRecoveryCode(
    manager: EntityManager,
    user: { id: string; username: string },
    otp: string,
  ): Promise<boolean> {
    const hash = hashRecoveryCode(normalizeCode(otp));
    const { affected } = await manager.delete(RecoveryCode, { user_id: user.id, hash });
    if (!affected) return false;
    await this.activity.record(manager, user, {
      action: 'UPDATE',
      event: 'recovery_code_used',
      resource_type: 'user',
      resource_id: user.id,
    });
    return true;
  }
}

/** Whether the code could be guessed: the six digits of an app can, the 120 random bits of a recovery code cannot. */
export const isShortCode = (otp: string): boolean => normalizeCode(otp).length <= 8;

/** Accepts codes as people type them: in groups, in capitals, in full-width digits. */
const normalizeCode = (otp: string): string => otp.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
