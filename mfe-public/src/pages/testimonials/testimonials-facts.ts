import { withBuiltIn, type Figures } from '../../sections/figure/built-in-figures';

export const headlineKeys = [
  'success_rate',
  'satisfaction',
  'average_rating',
  'procedures_performed',
] as const;

export type HeadlineFigures = Figures<(typeof headlineKeys)[number]>;

/** The practice's figures where the API gave them, those of the first day where it did not. */
export const headlineOf = (data: { figures: Partial<HeadlineFigures> } | undefined): HeadlineFigures =>
  withBuiltIn(headlineKeys, data?.figures);
