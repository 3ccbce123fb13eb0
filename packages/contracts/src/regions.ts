/** Where a patient was treated: at the practice or on a mission. Without zod, for patient pages. */
export const regions = ['california', 'pacific'] as const;
