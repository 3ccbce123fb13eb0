import { z } from 'zod';

/** The end of the year 9999. */
const maxTimeMs = 253_402_300_800_000;

/**
 * A point in time in a request, in ISO 8601 with any offset, in the range that both browsers and PostgreSQL know. It is
 * converted to UTC, since PostgreSQL refuses offsets over sixteen hours.
 */
export const timestamp = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < maxTimeMs, {
    error: 'Use a time from 1970 to 9999.',
  })
  .overwrite((text) => new Date(text).toISOString());
