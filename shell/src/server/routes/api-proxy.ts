import type { Request, RequestHandler, Response } from 'express';
import { createProxyServer } from 'httpxy';
import type { ErrorBody } from '@lens/contracts/errors';

export function sendError(response: Response, statusCode: number, code: string, error: string): void {
  const body: ErrorBody = { error, code, statusCode };
  response.status(statusCode).set('cache-control', 'no-store').json(body);
}

/** Headers by which proxies name the visitor. Anybody can send them, so we do not pass them on. */
const forwardedHeaders =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip)$/;

/** Replaces them by the visitor's address as Express has determined it from TRUSTED_PROXIES. */
function setVisitorAddress(request: Request): void {
  const { ip, headers } = request;
  const others = Object.entries(headers).filter(([name]) => !forwardedHeaders.test(name));
  request.headers = { ...Object.fromEntries(others), ...(ip && { 'x-forwarded-for': ip }) };
}

/** Forwards `/api/*` to the API, so that browsers need only one origin. */
export function apiProxy(apiUrl: string): RequestHandler {
  const proxy = createProxyServer({ target: apiUrl, proxyTimeout: 30_000 });
  return (request, response) => {
    request.url = request.originalUrl;
    setVisitorAddress(request);
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
