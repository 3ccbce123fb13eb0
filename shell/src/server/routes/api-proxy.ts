import type { Request, RequestHandler, Response } from 'express';
import { createProxyServer } from 'httpxy';
import type { ErrorBody } from '@lens/contracts/errors';

export function sendError(response: Response, statusCode: number, code: string, error: string): void {
  const body: ErrorBody = { error, code, statusCode };
  response.status(statusCode).set('cache-control', 'no-store').json(body);
}

/** What proxies say of whom they speak for. Anybody can write it, so none of it goes on as it came. */
const claims = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip)$/;

/** The visitor's address as the shell knows it: proxies in front are believed once, here, by TRUSTED_PROXIES. */
function nameVisitor(request: Request): void {
  const { ip, headers } = request;
  const others = Object.entries(headers).filter(([name]) => !claims.test(name));
  request.headers = { ...Object.fromEntries(others), ...(ip && { 'x-forwarded-for': ip }) };
}

/** Passes `/api/*` through, so that the browser knows one origin only. */
export function apiProxy(apiUrl: string): RequestHandler {
  const proxy = createProxyServer({ target: apiUrl, proxyTimeout: 30_000 });
  return (request, response) => {
    request.url = request.originalUrl;
    nameVisitor(request);
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
