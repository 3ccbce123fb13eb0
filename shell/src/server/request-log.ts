import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { requestEnded } from '@lens/metrics/measurements';
import type { Logger } from 'pino';

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

/**
 * Logs a request once it has been answered.
 * @param page is read then
 * @returns the request's id, which the API logs too
 */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  page: LoggedPage,
): string {
  const startedAt = performance.now();
  const id = randomUUID();
  const target = request.url ?? '';
  response.on('close', () => {
    const route = page.pattern ?? patternOf(target.split('?')[0] ?? '');
    const { method = '' } = request;
    const result = { method, route, status: response.statusCode, composition: page.composition };
    const passedMs = performance.now() - startedAt;
    loggerOf(log, result).info({ id, ms: Math.round(passedMs * 10) / 10 }, 'request');
    if (requestEnded.hasReaders)
      requestEnded.publish({ method, route, status: response.statusCode, seconds: passedMs / 1000 });
  });
  return id;
}

/** Logs each request with its composition and its id, which the answer names too. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const id = logRequest(log, request, response, response.locals);
    response.locals['requestId'] = id;
    response.set('x-request-id', id);
    next();
  };
}
