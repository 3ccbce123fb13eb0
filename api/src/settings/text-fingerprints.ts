import { Inject, Injectable } from '@nestjs/common';
import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ApiError } from '../common/errors/api-error.js';
import { describeFault } from '../common/logging/describe-fault.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';

const timeoutMs = 5000;

const fingerprints = z.record(z.string().refine(isLanguageCode), z.string());

/** One hash per language of all texts that visitors read now. The shell computes it, since it merges their sources. */
@Injectable()
export class TextFingerprints {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async read(): Promise<Partial<Record<LanguageCode, string>>> {
    try {
      const response = await fetch(`${this.environment.shellUrl}/locales/fingerprints.json`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The shell answered with ${response.status}`);
      return fingerprints.parse(await response.json());
    } catch (error) {
      this.log.warn(describeFault(error), 'text fingerprints not available');
      throw new ApiError('texts_unavailable');
    }
  }
}
