import { MulterError } from 'multer';
import type { ErrorDetail } from '@lens/contracts/errors';
import { ApiError } from '../../common/errors/api-error.js';

/** What the parser of forms threw, as the catalogue says it. A fault of this machine stays as it is. */
export function uploadErrorFrom(failure: unknown): unknown {
  if (failure instanceof MulterError) return ofField(failure);
  return (failure as NodeJS.ErrnoException).syscall ? failure : new ApiError('malformed_upload');
}

function ofField({ code, field = '' }: MulterError): ApiError {
  if (code === 'LIMIT_FILE_SIZE') return new ApiError('file_too_large');
  return new ApiError('validation_failed', { details: [detailOf(code, field)] });
}

function detailOf(code: string, path: string): ErrorDetail {
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return path === 'file'
      ? { path, code: 'too_many_files', message: 'Send one file at a time.' }
      : { path, code: 'unknown_field', message: 'This field is not known here.' };
  if (code === 'LIMIT_FIELD_VALUE') return { path, code: 'too_big', message: 'This text is too long.' };
  return { path, code: 'unknown_field', message: 'These fields are not known here.' };
}
