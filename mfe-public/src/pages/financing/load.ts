import type { LoadContext } from '@lens/contracts/page';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import { loadFigures } from '../../sections/figure/load-figures';

export interface FinancingData {
  years: PracticeFigure | null;
}

/** Loads the years of the practice, which staff maintain. */
export async function load(context: LoadContext): Promise<FinancingData> {
  const { practice_years: years } = await loadFigures(context, ['practice_years']);
  return { years: years ?? null };
}
