import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error.js';

/** Refuses bodies that the JSON parser would silently leave unread. */
export function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  const isOther = request.is('json') === false && request.headers['content-length'] !== '0';
  next(isOther ? new ApiError('unsupported_media_type') : undefined);
}
