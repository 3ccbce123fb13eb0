import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { PublicStatistic } from '@lens/contracts/statistics';
import { figureKeys, type HomeFigures } from './facts';

export interface HomeData {
  figures: Partial<HomeFigures>;
}

/** The figures that Home shows, as staff keep them; the rest of the list does not travel with the page. */
export async function load({ api, signal }: LoadContext): Promise<HomeData> {
  const { items } = await api.get<Page<PublicStatistic>>('/statistics/public', { signal });
  const wanted = items.filter(({ key }) => figureKeys.some((known) => known === key));
  const figures = wanted.map(({ key, value, prefix, suffix }) => [key, { value, prefix, suffix }] as const);
  return { figures: Object.fromEntries(figures) };
}
