import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Writes the framework's warnings and errors to our log, without its messages about routes. */
export function frameworkLog(log: Logger): LoggerService {
  return {
    log: () => undefined,
    warn: (message: unknown) => log.warn({ framework: String(message) }, 'framework'),
    error: (message: unknown) => log.error({ framework: String(message) }, 'framework'),
    fatal: (message: unknown) => log.fatal({ framework: String(message) }, 'framework'),
  };
}
