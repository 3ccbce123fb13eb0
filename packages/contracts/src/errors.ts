import { z } from 'zod';

/** One fault of one field: `path` in dot notation, `code` stable, `message` a sentence. */
const errorDetail = z.strictObject({ path: z.string(), code: z.string(), message: z.string() });

/** The one shape in which every failure leaves the API. */
export const errorBody = z.strictObject({
  error: z.string(),
  code: z.string(),
  statusCode: z.int(),
  details: z.array(errorDetail).optional(),
});

export type ErrorDetail = z.infer<typeof errorDetail>;
export type ErrorBody = z.infer<typeof errorBody>;
