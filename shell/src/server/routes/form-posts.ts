import express, { type RequestHandler } from 'express';
import { sendError } from './api-proxy';

const sizeLimit = '64kb';

/**
 * Only pages of ours may post here: browsers say so themselves in Sec-Fetch-Site, older ones by Origin,
 * which is compared with PUBLIC_URL and never with the Host header.
 */
export function ownOriginOnly(publicUrl: URL): RequestHandler {
  return (request, response, next) => {
    const site = request.headers['sec-fetch-site'];
    const own = site === undefined ? request.headers.origin === publicUrl.origin : site === 'same-origin';
    if (own) next();
    else sendError(response, 403, 'foreign_origin', 'This form can only be sent from this site.');
  };
}

/** The fields of an ordinary form; anything else is refused. */
export const formFields = (): RequestHandler[] => [
  (request, response, next) => {
    if (request.is('application/x-www-form-urlencoded')) next();
    else sendError(response, 415, 'unsupported_media_type', 'A form is expected here.');
  },
  express.urlencoded({ extended: false, limit: sizeLimit }),
  (request, _response, next) => {
    const fields = Object.entries(request.body as Record<string, string | string[]>);
    request.body = Object.fromEntries(
      fields.map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
    );
    next();
  },
];
