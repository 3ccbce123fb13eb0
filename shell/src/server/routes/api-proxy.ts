import type { RequestHandler, Response } from 'express';
import { createProxyServer } from 'httpxy';
import type { ErrorBody } from '@lens/contracts/errors';

export function sendError(response: Response, statusCode: number, code: string, error: string): void {
  const body: ErrorBody = { error, code, statusCode };
  response.status(statusCode).set('cache-control', 'no-store').json(body);
}

/** Passes `/api/*` through, so that the browser knows one origin only. */
export function apiProxy(apiUrl: string): RequestHandler {
  const proxy = createProxyServer({ target: apiUrl, xfwd: true, proxyTimeout: 30_000 });
  return (request, response) => {
    request.url = request.originalUrl;
    request.headers['x-request-id'] = response.locals['requestId'] as string;
    proxy.web(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else
        sendError(
          response,
          503,
          'api_unavailable',
          'The service is not available at the moment. Please try again soon.',
        );
    });
  };
}
