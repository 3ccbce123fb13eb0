import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Span } from '@lens/metrics/traces/span';
import { serverTiming } from '../server-timing';
import type { CachedPage } from './cached-page';
import { preferredEncoding, type Encoding } from './preferred-encoding';
import type { HeadersForProxy } from './state-for-proxies';

/** The headers of all answers, but for those of one request. They are the same object for all requests. */
export type StandardHeaders = Readonly<OutgoingHttpHeaders>;

/** Names and values in turn, which Node writes in half the time of an object. */
type HeaderList = string[];

const toList = (headers: OutgoingHttpHeaders): HeaderList =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]));

/** What a 304 says again; all else is as the client has it (RFC 9110, 15.4.5). */
const sentUnchanged = new Set(['cache-control', 'etag', 'vary']);

interface WrittenHeaders {
  standard: StandardHeaders;
  body: Buffer;
  whole: HeaderList;
  unchanged: HeaderList;
}

/** By page and encoding, for as long as its body is the same. */
const written = new WeakMap<CachedPage, Partial<Record<Encoding, WrittenHeaders>>>();

function writeHeaders(
  cached: CachedPage,
  encoding: Encoding,
  body: Buffer,
  standard: StandardHeaders,
): WrittenHeaders {
  const all: OutgoingHttpHeaders = { ...standard, ...cached.headers, etag: cached.etag };
  const { 'content-type': type, ...headers } = all;
  const ofBody = {
    'content-type': type,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  };
  const unchanged = Object.entries(headers).filter(([name]) => sentUnchanged.has(name));
  return {
    standard,
    body,
    whole: toList({ ...headers, ...ofBody }),
    unchanged: toList(Object.fromEntries(unchanged)),
  };
}

function headersOf(
  cached: CachedPage,
  encoding: Encoding,
  body: Buffer,
  standard: StandardHeaders,
): WrittenHeaders {
  const byEncoding = written.get(cached) ?? {};
  written.set(cached, byEncoding);
  const existing = byEncoding[encoding];
  if (existing?.body === body && existing.standard === standard) return existing;
  const headers = writeHeaders(cached, encoding, body, standard);
  // The plain body is made anew for each request, and must not be stored.
  if (encoding !== 'identity') byEncoding[encoding] = headers;
  return headers;
}

interface Sending {
  request: IncomingMessage;
  response: ServerResponse;
  standard: StandardHeaders;
  /** The id of this request. */
  id: string;
  span: Span | undefined;
  /** To set. */
  cookie: string | undefined;
  forProxy: HeadersForProxy;
}

/** Whether the client has the page already, as Express decides it. */
const isFresh = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match'] !== undefined && fresh(headers, { etag });

/** Sends a page, or 304 to a client that has it; at once if its bytes are there in the encoding that is accepted. */
export function sendCachedPage(
  { request, response, standard, id, span, cookie, forProxy }: Sending,
  cached: CachedPage,
): void {
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
  const send = (body: Buffer) => {
    const { whole, unchanged } = headersOf(cached, encoding, body, standard);
    const own = ['x-request-id', id, ...forProxy(cached)];
    if (cookie !== undefined) own.push('set-cookie', cookie);
    const timing = serverTiming(request, span);
    if (timing !== undefined) own.push('server-timing', timing);
    if (isFresh(request, cached.etag)) response.writeHead(304, unchanged.concat(own)).end();
    else {
      response.writeHead(cached.status, whole.concat(own));
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  };
  const body = cached.bodies.known(encoding);
  if (body) send(body);
  else cached.bodies.in(encoding).then(send, (failure: unknown) => response.destroy(failure as Error));
}
