import { z } from 'zod';

/** The fields of every shared row: its revision, and the username of who made it, or null if it was not staff. */
export const revisionFields = { revision: z.int(), changed_by: z.string().nullable() };

/** One row of a bulk action, with the revision that the change is based on. */
export const rowRevision = z.strictObject({ id: z.uuid(), revision: z.int().min(1).max(999_999_999) });
