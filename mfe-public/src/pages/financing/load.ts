import type { LoadContext } from '@lens/contracts/page';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { loadFigures } from '../../sections/figure/load-figures';

export interface FinancingData {
  years: PracticeFigure | null;
}

/** The practice's years, as staff keep them. */
export async function load(context: LoadContext): Promise<FinancingData> {
  const { practice_years: years } = await loadFigures(context, ['practice_years']);
  return { years: years ?? null };
}
