import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { requestEnded } from '@lens/metrics/measurements';
import { beginSpan, inSpan, type Span } from '@lens/metrics/traces/span';
import type { Logger } from 'pino';
import { traceTiming } from './server-timing';

/** We log patterns instead of paths, which may contain what a person typed. */
function patternOf(path: string): string {
  if (path.startsWith('/api/')) return '/api/*';
  if (path === '/remotes/registry.json' || path === '/locales/index.json') return path;
  if (path.startsWith('/remotes/')) return '/remotes/:name/:version/*';
  if (path.startsWith('/locales/shipped/')) return '/locales/shipped/*';
  if (path.startsWith('/locales/')) return '/locales/:lng/:ns.json';
  if (path.startsWith('/shell/')) return '/shell/*';
  if (path.startsWith('/static/')) return '/static/*';
  return path === '/healthz' || path === '/readyz' ? path : '(no page)';
}

/** Pages and the API. Files, health and what browsers report by themselves would hide them in a collector. */
const isTraced = (target: string): boolean =>
  !/^\/(?:(?:remotes|locales|shell|static|api\/(?:events|live|content-revision))\b|healthz|readyz)/.test(
    target,
  );

/** What is known of a request once it has been answered: the pattern of its page, and its composition. */
export interface LoggedPage {
  pattern?: string;
  composition?: string;
}

interface Result {
  method: string;
  route: string;
  status: number;
  composition: string | undefined;
}

/** More than a site has routes. An earlier composition is not logged for long. */
const maxLoggers = 500;
const loggers = new WeakMap<Logger, LRUCache<string, Logger>>();

/** A logger that has written already what all requests with this result have in common: it saves a third of a line. */
function loggerOf(log: Logger, result: Result): Logger {
  let byResult = loggers.get(log);
  if (!byResult) loggers.set(log, (byResult = new LRUCache({ max: maxLoggers })));
  const key = `${result.method} ${result.route} ${result.status} ${result.composition}`;
  let logger = byResult.get(key);
  if (!logger) byResult.set(key, (logger = log.child(result)));
  return logger;
}

/** The id of a request, which the API logs too, and its span if it is traced. */
interface LoggedRequest {
  id: string;
  span: Span | undefined;
}

/**
 * Logs a request once it has been answered. A trace begins here: whatever a visitor says of one is ignored.
 * @param page is read then
 */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  page: LoggedPage,
): LoggedRequest {
  const startedAt = performance.now();
  const id = randomUUID();
  const target = request.url ?? '';
  const span = isTraced(target) ? beginSpan({ name: request.method ?? '', kind: 'server' }) : undefined;
  response.on('close', () => {
    const route = page.pattern ?? patternOf(target.split('?')[0] ?? '');
    const { method = '' } = request;
    const result = { method, route, status: response.statusCode, composition: page.composition };
    const passedMs = performance.now() - startedAt;
    const { traceId } = span ?? {};
    loggerOf(log, result).info(
      { id, ms: Math.round(passedMs * 10) / 10, ...(span && { traceId }) },
      'request',
    );
    if (requestEnded.hasReaders)
      requestEnded.publish({ method, route, status: response.statusCode, seconds: passedMs / 1000, traceId });
    span?.end({
      name: `${method} ${route}`,
      hasFailed: response.statusCode >= 500,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': response.statusCode,
        'lens.request_id': id,
        ...(page.composition !== undefined && { 'lens.composition': page.composition }),
      },
    });
  });
  return { id, span };
}

/** Logs each request with its composition and its id, which the answer names too, and does it as a part of its span. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { id, span } = logRequest(log, request, response, response.locals);
    response.locals['requestId'] = id;
    response.set('x-request-id', id);
    if (span) response.set('server-timing', traceTiming(span));
    inSpan(span, next);
  };
}
