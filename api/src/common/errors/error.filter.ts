import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logger.js';
import { describeFault } from '../logging/describe-fault.js';
import { toApiError } from './to-api-error.js';

/** Turns everything that is thrown into an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = toApiError(thrown);
    if (error.status >= 500) {
      this.log.error({ requestId: response.locals.requestId, ...describeFault(thrown) }, error.code);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    const { retryAfterSeconds } = error;
    if (retryAfterSeconds) response.setHeader('Retry-After', retryAfterSeconds);
    response.status(error.status).json(error.body);
  }
}
