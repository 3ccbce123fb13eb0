import { z } from 'zod';

/** What every shared thing says of itself: which revision it is, and who of the staff made it, if anybody did. */
export const revised = { revision: z.int(), changed_by: z.string().nullable() };

/** One row of a bulk action, with the revision of it that was seen. */
export const seenRow = z.strictObject({ id: z.uuid(), revision: z.int().min(1).max(999_999_999) });
