import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const requestIdFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Gives each request an id (the caller's, if it is a UUID) and logs one line when it has ended. */
export function requestLog(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startMs = performance.now();
    const callerId = request.get('x-request-id') ?? '';
    const requestId = requestIdFormat.test(callerId) ? callerId : randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      // Shells ask every second whether texts have changed; an unchanged answer is not worth a line.
      log[response.statusCode === 304 ? 'debug' : 'info'](
        {
          requestId,
          method: request.method,
          // The pattern, never the address: addresses contain ids and search terms.
          route: (request.route as { path?: string } | undefined)?.path ?? '(none)',
          status: response.writableFinished ? response.statusCode : 499,
          ms: Math.round(performance.now() - startMs),
        },
        'request',
      );
    });
    next();
  };
}
