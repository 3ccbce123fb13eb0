import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';

const idHeader = 'x-request-id';
/** Headers that describe a body, which a 304 does not have. */
const bodyHeaders = ['content-type', 'content-length'];

/** A 200 as it is sent every time, but for the id of the request. */
export interface Answer {
  body: Buffer;
  /** Names and values by turns. */
  headers: string[];
  unchangedHeaders: string[];
  tag: string;
  bytes: number;
}

const tagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** What the route has answered, with a tag, and without the default header that forbids caching. */
export function toAnswer(response: ServerResponse, body: Buffer): Answer {
  const tag = String(response.getHeader('etag') ?? tagOf(body));
  response.setHeader('etag', tag);
  response.setHeader('cache-control', 'no-cache');
  const pairs = Object.entries(response.getHeaders())
    .filter(([name]) => name !== idHeader)
    .map(([name, value]) => [name, String(value)] as const);
  const headers = pairs.flat();
  const unchangedHeaders = pairs.filter(([name]) => !bodyHeaders.includes(name)).flat();
  const bytes = body.length + 2 * (headers.join('').length + unchangedHeaders.join('').length);
  return { body, headers, unchangedHeaders, tag, bytes };
}

/** Sends the answer, or that the caller already has it. No header may be set before. */
export function sendAnswer(
  { headers: asked, method }: IncomingMessage,
  response: ServerResponse,
  { body, headers, unchangedHeaders, tag }: Answer,
  requestId: string,
): void {
  const isUnchanged = fresh(asked, { etag: tag });
  const sent = [idHeader, requestId, ...(isUnchanged ? unchangedHeaders : headers)];
  response.writeHead(isUnchanged ? 304 : 200, sent);
  if (isUnchanged || method === 'HEAD') response.end();
  else response.end(body);
}
