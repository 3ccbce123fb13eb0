import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error.js';

/** Mail programs post a form there (RFC 8058); all that it says stands in the address, so it stays unread. */
const takesForms = '/api/newsletter/unsubscribe';

/** Refuses bodies that the JSON parser would silently leave unread. */
export function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  const isOther =
    request.is('json') === false &&
    request.headers['content-length'] !== '0' &&
    !(request.path === takesForms && request.is(['urlencoded', 'multipart']));
  next(isOther ? new ApiError('unsupported_media_type') : undefined);
}
