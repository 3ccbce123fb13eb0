import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const requestIdFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The caller's id of the request if it is a UUID, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const callerId = headers['x-request-id'];
  return typeof callerId === 'string' && requestIdFormat.test(callerId) ? callerId : randomUUID();
}

/** Gives each request an id and logs one line when it has ended. */
export function requestLog(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const requestId = requestIdOf(request);
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const route = () => (request.route as { path?: string } | undefined)?.path ?? '(none)';
    logRequest(log, request, response, { requestId, route });
    next();
  };
}

/** @param route the pattern, never the address: addresses contain ids and search terms */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, route }: { requestId: string; route: () => string },
): void {
  const startMs = performance.now();
  response.once('close', () => {
    // Shells ask every second whether texts have changed; an unchanged answer is not worth a line.
    log[response.statusCode === 304 ? 'debug' : 'info'](
      {
        requestId,
        method: request.method,
        route: route(),
        status: response.writableFinished ? response.statusCode : 499,
        ms: Math.round(performance.now() - startMs),
      },
      'request',
    );
  });
}
