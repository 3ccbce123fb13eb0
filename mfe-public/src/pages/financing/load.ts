import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicStatistic } from '@lens/contracts/statistics';
import type { FigureFact } from '../../sections/figure/format-figure';

export interface FinancingData {
  years: FigureFact | null;
}

/** The practice's years, as staff keep them. */
export async function load({ api, signal }: LoadContext): Promise<FinancingData> {
  const { items } = await api.get<Page<PublicStatistic>>('/statistics/public', { signal });
  const found = items.find(({ key }) => key === 'practice_years');
  if (!found) return { years: null };
  const { value, prefix, suffix } = found;
  return { years: { value, prefix, suffix } };
}
