import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
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
    log.info(
      {
        id,
        method: request.method,
        route: page.pattern ?? patternOf(target.split('?')[0] ?? ''),
        status: response.statusCode,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        composition: page.composition,
      },
      'request',
    );
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
