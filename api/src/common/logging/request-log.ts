import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const requestIdFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Gives each request an id (the caller's, if it is a UUID) and writes one line when it is over. */
export function requestLog(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    const given = request.get('x-request-id') ?? '';
    const requestId = requestIdFormat.test(given) ? given : randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      // Shells ask every second whether texts changed: that nothing did is no news.
      log[response.statusCode === 304 ? 'debug' : 'info'](
        {
          requestId,
          method: request.method,
          // The pattern, never the address: addresses carry ids and search terms.
          route: (request.route as { path?: string } | undefined)?.path ?? '(none)',
          status: response.writableFinished ? response.statusCode : 499,
          ms: Math.round(performance.now() - started),
        },
        'request',
      );
    });
    next();
  };
}
