import { z } from 'zod';

/** One error in one field: `path` has dots, `code` never changes, `message` is a sentence. */
const errorDetail = z.strictObject({ path: z.string(), code: z.string(), message: z.string() });

/** The body of every failed response of the API. */
export const errorBody = z.strictObject({
  error: z.string(),
  code: z.string(),
  statusCode: z.int(),
  details: z.array(errorDetail).optional(),
});

export type ErrorDetail = z.infer<typeof errorDetail>;
export type ErrorBody = z.infer<typeof errorBody>;
