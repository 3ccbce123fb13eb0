import type { ErrorDetail } from '@lens/contracts/errors';
import type { z } from 'zod';

/** One detail per validation error; every unknown field has its own detail and path. */
export function toErrorDetails(error: z.ZodError): ErrorDetail[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return { path: path.join('.'), code: issue.code, message: issue.message };
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      code: 'unknown_field',
      message: 'This field is not known here.',
    }));
  });
}
