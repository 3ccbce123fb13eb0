import { Inject, Injectable } from '@nestjs/common';
import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ApiError } from '../common/errors/api-error.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';

/** Milliseconds. */
const limit = 5000;

const fingerprints = z.record(z.string().refine(isLanguageCode), z.string());

/** What visitors read today in each language, as one short text each: the shell tells, which lays all of it together. */
@Injectable()
export class TextFingerprints {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async read(): Promise<Partial<Record<LanguageCode, string>>> {
    try {
      const answer = await fetch(`${this.environment.shellUrl}/locales/fingerprints.json`, {
        signal: AbortSignal.timeout(limit),
      });
      if (!answer.ok) throw new Error(`The shell answers ${answer.status}`);
      return fingerprints.parse(await answer.json());
    } catch (failure) {
      this.log.warn(describeFault(failure), 'fingerprints of texts not available');
      throw new ApiError('texts_unavailable');
    }
  }
}
