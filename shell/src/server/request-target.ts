import type { RequestHandler } from 'express';
import { sendError } from './send-error';

/** In characters: longer than any address of the site, also than links in mails. */
export const maxTargetLength = 2048;

/**
 * Refuses long request targets before anything else processes them, so that no work grows with their length. Clients
 * that take us for a proxy send a whole address: we use only its path and query, and never its host.
 */
export function requestTarget(): RequestHandler {
  return (request, response, next) => {
    const target = request.originalUrl;
    if (target.length > maxTargetLength)
      return sendError(response, 414, 'address_too_long', 'This address is longer than any of this site.');
    if (target.startsWith('/')) return next();
    const address = /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : null;
    if (!address) return sendError(response, 400, 'bad_request', 'The request could not be read.');
    request.url = request.originalUrl = `${address.pathname}${address.search}`;
    next();
  };
}

/** The query of an address with its question mark, or an empty text. */
export function queryOf(target: string): string {
  const at = target.indexOf('?');
  return at === -1 ? '' : target.slice(at);
}
