import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { CachedPage } from './cached-page';
import { preferredEncoding, type Encoding } from './preferred-encoding';

/** A page without its body, for a client that has it already. */
function withoutBody(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers;
  return rest;
}

function headersOf(
  { headers, etag }: CachedPage,
  standard: OutgoingHttpHeaders,
  encoding: Encoding,
): OutgoingHttpHeaders {
  return {
    ...standard,
    ...headers,
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

interface Sending {
  request: IncomingMessage;
  response: ServerResponse;
  /** The headers of all answers, with this request's id. */
  standard: OutgoingHttpHeaders;
}

/** Sends a page, or 304 to a client that has it; at once if its bytes are there in the encoding that is accepted. */
export function sendCachedPage({ request, response, standard }: Sending, cached: CachedPage): void {
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
  const headers = headersOf(cached, standard, encoding);
  if (fresh(request.headers, { etag: cached.etag })) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  const send = (body: Buffer) => {
    response.writeHead(cached.status, { ...headers, 'content-length': body.byteLength });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = cached.bodies.known(encoding);
  if (body) send(body);
  else cached.bodies.in(encoding).then(send, (failure: unknown) => response.destroy(failure as Error));
}
