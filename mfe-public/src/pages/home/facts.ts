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

export const figuresOf = (data: { figures: HomeFigures } | undefined, isDemo: boolean): HomeFigures =>
  withBuiltIn(data?.figures, isDemo);
