import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { withBuiltIn } from '../../sections/figure/built-in-figures';

/** The years of the practice; undefined where they are not shown. */
export const yearsOf = (
  data: { years: PracticeFigure | null } | undefined,
  isDemo: boolean,
): PracticeFigure | undefined =>
  withBuiltIn(data && { practice_years: data.years ?? undefined }, isDemo).practice_years;

export const heroFacts = ['consultation', 'price', 'decision'] as const;
export const included = ['measuring', 'procedure', 'visits', 'line'] as const;
export const excluded = ['glasses', 'medicines', 'other', 'later'] as const;
export const values = ['freedom', 'convenience', 'confidence', 'experience'] as const;
export const steps = ['consultation', 'discussion', 'arrangement', 'care'] as const;
export const services = ['confidential', 'personalized', 'whiteGlove'] as const;
