import { withBuiltIn, type Figures } from '../../sections/figure/built-in-figures';

export const figureKeys = [
  'procedures_performed',
  'success_rate',
  'practice_years',
  'surgeon_years',
  'pacific_islands',
  'guam_missions',
  'guam_procedures',
] as const;

export type HomeFigures = Figures<(typeof figureKeys)[number]>;

/** The figures from the API; the built-in ones for those that it did not give. */
export const figuresOf = (data: { figures: Partial<HomeFigures> } | undefined): HomeFigures =>
  withBuiltIn(figureKeys, data?.figures);
