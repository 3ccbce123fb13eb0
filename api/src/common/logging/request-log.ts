import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestEnded } from '@lens/metrics/measurements';
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

const loggers = new WeakMap<Logger, Map<string, Logger>>();

/** A logger that has written already what all requests with this result have in common: it saves a third of a line. */
function loggerOf(log: Logger, method: string, route: string, status: number): Logger {
  let byResult = loggers.get(log);
  if (!byResult) loggers.set(log, (byResult = new Map()));
  const result = `${method} ${route} ${status}`;
  let logger = byResult.get(result);
  if (!logger) byResult.set(result, (logger = log.child({ method, route, status })));
  return logger;
}

/** @param route the pattern, never the address: addresses contain ids and search terms */
export function logRequest(
  log: Logger,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  { requestId, route }: { requestId: string; route: () => string },
): void {
  const startMs = performance.now();
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const passedMs = performance.now() - startMs;
    const line = { requestId, ms: Math.round(passedMs) };
    if (requestEnded.hasReaders)
      requestEnded.publish({ method, route: route(), status, seconds: passedMs / 1000 });
    // Shells ask every second whether texts have changed; an unchanged answer is not worth a line.
    loggerOf(log, method, route(), status)[status === 304 ? 'debug' : 'info'](line, 'request');
  });
}
