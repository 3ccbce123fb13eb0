import type { RequestHandler } from 'express';
import { sendError } from './routes/api-proxy';

/** Longer than any address of ours, the links of our mails included; characters. */
export const longestTarget = 2048;

/**
 * What is asked for, before anything else looks at it: refused when it is longer than any address of ours, so that no
 * work on it grows with what a stranger sends. Clients that think they speak to a proxy name a whole address: only its
 * path and query are kept, since the host that they name decides nothing.
 */
export function requestTarget(): RequestHandler {
  return (request, response, next) => {
    const target = request.originalUrl;
    if (target.length > longestTarget)
      return sendError(response, 414, 'address_too_long', 'This address is longer than any of this site.');
    if (target.startsWith('/')) return next();
    const named = /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : null;
    if (!named) return sendError(response, 400, 'bad_request', 'The request could not be read.');
    request.url = request.originalUrl = `${named.pathname}${named.search}`;
    next();
  };
}

/** The query of an address with its question mark, or nothing: what may follow the path of a redirect. */
export function queryOf(target: string): string {
  const at = target.indexOf('?');
  return at === -1 ? '' : target.slice(at);
}
