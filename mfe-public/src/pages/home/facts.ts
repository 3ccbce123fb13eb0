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

/** The practice's figures where the API gave them, those of the first day where it did not. */
export const figuresOf = (data: { figures: Partial<HomeFigures> } | undefined): HomeFigures =>
  withBuiltIn(figureKeys, data?.figures);
