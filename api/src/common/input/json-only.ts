import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error.js';

/** The one address that takes a form; what it takes it checks itself. */
const uploads = '/api/media/upload';

/** Refuses bodies that the JSON parser would silently leave unread. */
export function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  if (request.path === uploads && request.is('multipart/form-data')) return next();
  const isOther = request.is('json') === false && request.headers['content-length'] !== '0';
  next(isOther ? new ApiError('unsupported_media_type') : undefined);
}
