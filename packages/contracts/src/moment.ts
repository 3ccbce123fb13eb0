import { z } from 'zod';

/** The end of the year 9999. */
const endOfTime = 253_402_300_800_000;

/**
 * A point in time that somebody asks for, in ISO 8601 with any offset, within the calendar that browsers and PostgreSQL
 * share. It is read as UTC: PostgreSQL refuses offsets beyond sixteen hours.
 */
export const moment = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < endOfTime, {
    error: 'Use a time from 1970 to 9999.',
  })
  .overwrite((text) => new Date(text).toISOString());
