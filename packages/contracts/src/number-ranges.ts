/*
 * The minimum and maximum of numbers, for their schemas and controls. Without zod, like `max-lengths.ts`.
 */

/** In years, of a patient who gives a testimonial. */
export const patientAgeRange = { min: 18, max: 120 } as const;

/** Stars. */
export const ratingRange = { min: 1, max: 5 } as const;

/** A patient's answer when asked how satisfied they are. */
export const satisfactionRange = { min: 1, max: 10 } as const;
