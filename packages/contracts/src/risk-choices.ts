import { procedures } from './procedures.js';

/*
 * What can be said of a risk. Without zod, for patient pages. Each of these words has a text in every language, under
 * `common:risks`, so that a number is the only part of a risk that nobody has to translate.
 */

/** The ways to see well, side by side in this order. */
export const riskOptions = ['glasses', 'contacts', ...procedures] as const;

const ofWearing = ['dryness', 'infection', 'visionLoss'] as const;

/** What may go wrong with each of them. The page of a procedure describes each of its harms in words. */
export const harmsByOption = {
  glasses: ofWearing,
  contacts: ofWearing,
  lasik: [
    'visionLoss',
    'doubleVision',
    'lastingPain',
    'dryness',
    'glare',
    'enhancement',
    'infection',
    'flapTrouble',
  ],
  prk: ['visionLoss', 'pain', 'haze', 'infection', 'enhancement', 'dryness'],
  icl: ['visionLoss', 'pressure', 'cataract', 'glare', 'infection', 'fit'],
} as const satisfies Record<RiskOption, readonly string[]>;

export const harms: readonly Harm[] = [...new Set(Object.values(harmsByOption).flat())];

/** How exact a number is: a study found about as many, or fewer than one of the thousand. */
export const riskBounds = ['about', 'fewer'] as const;

/** What the denominator counts. */
export const countedThings = ['people', 'eyes', 'newly', 'yearly'] as const;

/** How many the denominator is. A page shows one: the larger one, if its risks have both. */
export const denominators = [100, 1000] as const;

export const riskOnsets = ['days', 'weeks', 'months', 'years', 'anytime'] as const;
export const riskDurations = ['days', 'weeks', 'months', 'treated', 'stays'] as const;

/** A nuisance; needs treatment or hinders in everyday life; may damage sight for good. */
export const riskSeverities = ['mild', 'moderate', 'severe'] as const;

export type RiskOption = (typeof riskOptions)[number];
export type Harm = (typeof harmsByOption)[RiskOption][number];
