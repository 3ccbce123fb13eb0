import type { FigureFact } from '../../sections/figure/format-figure';

/** What the page says when the API is away. */
const builtIn = {
  success_rate: { value: 98, prefix: '', suffix: '%' },
  satisfaction: { value: 99.2, prefix: '', suffix: '%' },
  average_rating: { value: 4.9, prefix: '', suffix: '/5' },
  procedures_performed: { value: 30_000, prefix: '', suffix: '+' },
} satisfies Record<string, FigureFact>;

export type HeadlineKey = keyof typeof builtIn;
export type HeadlineFigures = Record<HeadlineKey, FigureFact>;

export const headlineKeys = Object.keys(builtIn) as HeadlineKey[];

/** The practice's figures where the API gave them, ours where it did not. */
export const headlineOf = (data: { figures: Partial<HeadlineFigures> } | undefined): HeadlineFigures => ({
  ...builtIn,
  ...data?.figures,
});
