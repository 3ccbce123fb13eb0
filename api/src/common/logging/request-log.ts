import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestEnded } from '@lens/metrics/measurements';
import { beginSpan, inSpan, type Span } from '@lens/metrics/traces/span';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const requestIdFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The caller's id of the request if it is a UUID, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const callerId = headers['x-request-id'];
  return typeof callerId === 'string' && requestIdFormat.test(callerId) ? callerId : randomUUID();
}

/** Gives each request an id, logs one line when it has ended, and answers it as a part of its span. */
export function requestLog(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const requestId = requestIdOf(request);
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const route = () => (request.route as { path?: string } | undefined)?.path ?? '(none)';
    inSpan(logRequest(log, request, response, { requestId, route }), next);
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

/** Whoever asks says which of its requests are traced. */
function spanOf({ method = '', headers }: IncomingMessage): Span | undefined {
  const { traceparent: parent } = headers;
  return typeof parent === 'string' ? beginSpan({ name: method, kind: 'server', parent }) : undefined;
}

/**
 * @param route the pattern, never the address: addresses contain ids and search terms
 * @returns the span of the request, if it is traced
 */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, route }: { requestId: string; route: () => string },
): Span | undefined {
  const { method = '' } = request;
  const span = spanOf(request);
  const startMs = performance.now();
  response.on('close', () => {
    const status = response.writableFinished ? response.statusCode : 499;
    const passedMs = performance.now() - startMs;
    const { traceId } = span ?? {};
    const line = { requestId, ms: Math.round(passedMs), ...(span && { traceId }) };
    if (requestEnded.hasReaders)
      requestEnded.publish({ method, route: route(), status, seconds: passedMs / 1000, traceId });
    span?.end({
      name: `${method} ${route()}`,
      hasFailed: status >= 500,
      attributes: {
        'http.request.method': method,
        'http.route': route(),
        'http.response.status_code': status,
        'lens.request_id': requestId,
      },
    });
    // Shells ask every second whether texts have changed; an unchanged answer is not worth a line.
    loggerOf(log, method, route(), status)[status === 304 ? 'debug' : 'info'](line, 'request');
  });
  return span;
}
