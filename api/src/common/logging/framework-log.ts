import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Hands the framework's own warnings to the one log; its chatter about mapped routes is left out. */
export function frameworkLog(log: Logger): LoggerService {
  return {
    log: () => undefined,
    warn: (message: unknown) => log.warn({ framework: String(message) }, 'framework'),
    error: (message: unknown) => log.error({ framework: String(message) }, 'framework'),
    fatal: (message: unknown) => log.fatal({ framework: String(message) }, 'framework'),
  };
}
