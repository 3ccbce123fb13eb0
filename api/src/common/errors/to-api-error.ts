import { types } from 'node:util';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable } from '../../database/unavailable.js';
import { ApiError } from './api-error.js';
import type { ErrorCode } from './catalogue.js';

/** What the file system says when it takes nothing any more, or when its disk fails. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

const isDiskFault = (thrown: unknown): boolean =>
  types.isNativeError(thrown) && diskCodes.includes((thrown as NodeJS.ErrnoException).code ?? '');

/** Finds the error of the catalogue for anything that was thrown. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDatabaseUnavailable(thrown)) return new ApiError('database_unavailable');
  if (isDiskFault(thrown)) return new ApiError('storage_unavailable');
  return new ApiError(thrown instanceof HttpException ? frameworkErrorCode(thrown) : 'internal_error');
}

/** The code for requests that Nest or Express refuse before our routes run. */
function frameworkErrorCode(exception: HttpException): ErrorCode {
  switch (exception.getStatus()) {
    case 400:
      return exception.cause instanceof URIError ? 'malformed_address' : 'malformed_body';
    case 404:
      return 'route_not_found';
    case 413:
      return 'payload_too_large';
    case 415:
      return 'unsupported_media_type';
    default:
      return 'internal_error';
  }
}
