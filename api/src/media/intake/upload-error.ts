import { MulterError } from 'multer';
import type { ErrorDetail } from '@lens/contracts/errors';
import { ApiError } from '../../common/errors/api-error.js';

/** Converts an error of the form parser to an `ApiError`; errors of the file system stay as they are. */
export function toUploadError(failure: unknown): unknown {
  if (failure instanceof MulterError) return toFieldError(failure);
  return (failure as NodeJS.ErrnoException).syscall ? failure : new ApiError('malformed_upload');
}

function toFieldError({ code, field = '' }: MulterError): ApiError {
  if (code === 'LIMIT_FILE_SIZE') return new ApiError('file_too_large');
  return new ApiError('validation_failed', { details: [toDetail(code, field)] });
}

function toDetail(code: string, path: string): ErrorDetail {
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return path === 'file'
      ? { path, code: 'too_many_files', message: 'Send one file at a time.' }
      : { path, code: 'unknown_field', message: 'This field is not known here.' };
  if (code === 'LIMIT_FIELD_VALUE') return { path, code: 'too_big', message: 'This text is too long.' };
  return { path, code: 'unknown_field', message: 'These fields are not known here.' };
}
