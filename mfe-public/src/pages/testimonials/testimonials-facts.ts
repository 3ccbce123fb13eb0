import { withBuiltIn, type Figures } from '../../sections/figure/built-in-figures';

export const headlineKeys = [
  'success_rate',
  'satisfaction',
  'average_rating',
  'procedures_performed',
] as const;

export type HeadlineFigures = Figures<(typeof headlineKeys)[number]>;

/** The figures from the API; the built-in ones for those that it did not give. */
export const headlineOf = (data: { figures: Partial<HeadlineFigures> } | undefined): HeadlineFigures =>
  withBuiltIn(headlineKeys, data?.figures);
