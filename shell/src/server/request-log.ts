import { randomUUID } from 'node:crypto';
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

/** Logs each request with its composition and its id, which the API logs too. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    response.locals['requestId'] = id;
    response.set('x-request-id', id);
    response.on('close', () => {
      const { pattern, composition } = response.locals as { pattern?: string; composition?: string };
      log.info(
        {
          id,
          method: request.method,
          route: pattern ?? patternOf(request.originalUrl.split('?')[0] ?? ''),
          status: response.statusCode,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          composition,
        },
        'request',
      );
    });
    next();
  };
}
