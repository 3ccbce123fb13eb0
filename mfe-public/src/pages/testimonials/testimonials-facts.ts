import type { PracticeFigure } from '@lens/contracts/practice-facts';
import type { Claim } from '../../sections/figure/load-claims';
import { withBuiltIn, type Figures } from '../../sections/figure/built-in-figures';

export const headlineKeys = [
  'success_rate',
  'satisfaction',
  'average_rating',
  'procedures_performed',
] as const;

export type HeadlineFigures = Figures<(typeof headlineKeys)[number], Partial<Claim> & PracticeFigure>;

export const headlineOf = (
  data: { figures: HeadlineFigures } | undefined,
  isDemo: boolean,
): HeadlineFigures => withBuiltIn(data?.figures, isDemo);
