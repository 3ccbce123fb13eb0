import type { Request, RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import { contentRevisionHeader } from '@lens/contracts/content-revision';
import { currentSpan } from '@lens/metrics/traces/span';
import { sendError } from '../send-error';

/** About as long as an API takes that starts again. */
const retryAfterSeconds = '5';

/** Headers by which proxies name the visitor, and others a trace. Anybody can send them, so we do not pass them on. */
const forwardedHeaders =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|traceparent|tracestate|baggage)$/;

/** Replaces them by the visitor's address as Express has determined it from TRUSTED_PROXIES. */
function setVisitorAddress(request: Request): void {
  const { ip, headers } = request;
  const others = Object.entries(headers).filter(
    // Only shells know the revision; anybody else could make the API look into its database each time.
    ([name]) => !forwardedHeaders.test(name) && name !== contentRevisionHeader,
  );
  request.headers = { ...Object.fromEntries(others), ...(ip && { 'x-forwarded-for': ip }) };
}

/** Forwards `/api/*` to the API, so that browsers need only one origin. */
export function apiProxy(apiUrl: string): RequestHandler {
  const proxy = createProxyServer({ target: apiUrl, proxyTimeout: 30_000 });
  return (request, response) => {
    request.url = request.originalUrl;
    setVisitorAddress(request);
    request.headers['x-request-id'] = response.locals['requestId'] as string;
    const span = currentSpan();
    if (span) request.headers['traceparent'] = span.traceparent;
    proxy.web(request, response).catch(() => {
      if (response.headersSent) return void response.destroy();
      response.set('retry-after', retryAfterSeconds);
      sendError(
        response,
        503,
        'api_unavailable',
        'The service is not available at the moment. Please try again soon.',
      );
    });
  };
}
