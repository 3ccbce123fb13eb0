/*
 * The least and the most that a number may be, for its schema and its control. Without zod, as `max-lengths.ts`.
 */

/** Of a patient who is quoted, in years. */
export const patientAgeRange = { min: 18, max: 120 } as const;

/** Stars. */
export const ratingRange = { min: 1, max: 5 } as const;

/** What somebody answers who is asked how satisfied they are. */
export const satisfactionRange = { min: 1, max: 10 } as const;
