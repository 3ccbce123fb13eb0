/*
 * The figures that the practice claims, each in one place for the seed of the database, for pages while the API is
 * unavailable and for the texts about procedures. Without zod, for patient pages.
 */

/** A number with its signs: `{ value: 30000, prefix: '', suffix: '+' }`. */
export interface PracticeFigure {
  value: number;
  prefix: string;
  suffix: string;
}

/** The initial figures, which staff can change, in the order in which they see them. */
export const practiceFigures = {
  procedures_performed: { value: 30_000, prefix: '', suffix: '+' },
  success_rate: { value: 98, prefix: '', suffix: '%' },
  practice_years: { value: 15, prefix: '', suffix: '+' },
  surgeon_years: { value: 20, prefix: '', suffix: '+' },
  pacific_islands: { value: 12, prefix: '', suffix: '' },
  guam_procedures: { value: 600, prefix: '', suffix: '+' },
  residents_served: { value: 200_000, prefix: '', suffix: '+' },
  travel_cost_saved: { value: 3000, prefix: '$', suffix: '' },
  research_funding: { value: 1, prefix: '$', suffix: 'M+' },
  guam_missions: { value: 4, prefix: '', suffix: '' },
  lives_impacted: { value: 650, prefix: '', suffix: '+' },
  satisfaction: { value: 99.2, prefix: '', suffix: '%' },
  average_rating: { value: 4.9, prefix: '', suffix: '/5' },
} as const satisfies Record<string, PracticeFigure>;

export type FigureKey = keyof typeof practiceFigures;

/**
 * For each procedure: its length in minutes, the days until the patient is back in daily life, and the success in
 * percent.
 */
export const procedureFacts = {
  lasik: { minutes: 15, recovery: { from: 1, to: 2 }, success: 98 },
  prk: { minutes: 15, recovery: { from: 3, to: 5 }, success: 96 },
  icl: { minutes: 30, recovery: { from: 1, to: 3 }, success: 99 },
} as const;

/**
 * The limits within which procedures are offered. Ages in years, other limits in diopters without their sign, or
 * seconds.
 */
export const procedureLimits = {
  laserSeconds: 60,
  lasikAge: 18,
  lasikMyopia: 12,
  lasikHyperopia: 6,
  lasikAstigmatism: 6,
  iclAge: { from: 21, to: 45 },
  iclMyopia: { from: 3, to: 20 },
  iclHyperopia: { from: 0.5, to: 10 },
} as const;
