import { xliffType } from '@lens/contracts/text-files';
import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error.js';

/** Where pictures go; what comes there is checked there. */
const uploads = '/api/media/upload';

/** Where translators bring XLIFF, read as text. */
const xliffFiles = /^\/api\/translations\/files\/[^/]+\/[^/]+\/xliff(?:\/preview)?$/;

/** Mail programs post a form there (RFC 8058); all that it says stands in the address, so it stays unread. */
const unsubscribe = '/api/newsletter/unsubscribe';

const takesForm = (request: Request): boolean =>
  (request.path === uploads && Boolean(request.is('multipart/form-data'))) ||
  (request.path === unsubscribe && Boolean(request.is(['urlencoded', 'multipart'])));

/** Refuses bodies that the JSON parser would silently leave unread. */
export function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  if (takesForm(request)) return next();
  const takesXliff = xliffFiles.test(request.path);
  const known = takesXliff ? ['json', xliffType] : ['json'];
  const isOther = request.is(known) === false && request.headers['content-length'] !== '0';
  const refusal = takesXliff ? 'xliff_required' : 'unsupported_media_type';
  next(isOther ? new ApiError(refusal) : undefined);
}
