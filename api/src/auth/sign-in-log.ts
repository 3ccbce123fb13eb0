import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ApiError } from '../common/errors/api-error.js';
import { LOGGER } from '../common/logging/logger.js';

/** Writes each sign-in into the log, with the account's id and never a name: an unknown one may be a mistyped password. */
@Injectable()
export class SignInLog {
  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  succeeded(user: { id: string }, hasSecondFactor: boolean): void {
    this.log.info({ user: user.id, factors: hasSecondFactor ? 2 : 1 }, 'signed in');
  }

  refused(error: unknown): void {
    if (error instanceof ApiError) this.log.info({ code: error.code }, 'sign-in refused');
  }
}
