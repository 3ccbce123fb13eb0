import type { FigureFact } from '../../sections/figure/format-figure';

/** What the page says when the API is away. */
const builtIn = {
  procedures_performed: { value: 30_000, prefix: '', suffix: '+' },
  success_rate: { value: 98, prefix: '', suffix: '%' },
  practice_years: { value: 15, prefix: '', suffix: '+' },
  surgeon_years: { value: 20, prefix: '', suffix: '+' },
  pacific_islands: { value: 12, prefix: '', suffix: '' },
  guam_missions: { value: 4, prefix: '', suffix: '' },
  guam_procedures: { value: 600, prefix: '', suffix: '+' },
} satisfies Record<string, FigureFact>;

export type FigureKey = keyof typeof builtIn;
export type HomeFigures = Record<FigureKey, FigureFact>;

export const figureKeys = Object.keys(builtIn) as FigureKey[];

/** The practice's figures where the API gave them, ours where it did not. */
export const figuresOf = (data: { figures: Partial<HomeFigures> } | undefined): HomeFigures => ({
  ...builtIn,
  ...data?.figures,
});
