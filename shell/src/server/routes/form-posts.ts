import express, { type RequestHandler } from 'express';
import { sendError } from '../send-error';

const maxSize = '64kb';

/**
 * Refuses forms posted from other sites: by Sec-Fetch-Site or, in older browsers, by Origin, which is compared with
 * PUBLIC_URL and never with the Host header.
 */
export function ownOriginOnly(publicUrl: URL): RequestHandler {
  return (request, response, next) => {
    const site = request.headers['sec-fetch-site'];
    const isOwnOrigin =
      site === undefined ? request.headers.origin === publicUrl.origin : site === 'same-origin';
    if (isOwnOrigin) next();
    else sendError(response, 403, 'foreign_origin', 'This form can only be sent from this site.');
  };
}

/** Parses the fields of a form, and refuses other content types. */
export const formFields = (): RequestHandler[] => [
  (request, response, next) => {
    if (request.is('application/x-www-form-urlencoded')) next();
    else sendError(response, 415, 'unsupported_media_type', 'A form is expected here.');
  },
  express.urlencoded({ extended: false, limit: maxSize }),
  (request, _response, next) => {
    const fields = Object.entries(request.body as Record<string, string | string[]>);
    request.body = Object.fromEntries(
      fields.map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
    );
    next();
  },
];
