import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import type { PublicStatistic } from '@lens/contracts/statistics';

/** As many as the API gives at once. */
const figuresAsked = 100;

/** Some of the figures, as staff keep them, wherever in the list they stand; its rest does not travel with the page. */
export async function loadFigures<Key extends string>(
  { api, signal }: Pick<LoadContext, 'api' | 'signal'>,
  keys: readonly Key[],
): Promise<Partial<Record<Key, PracticeFigure>>> {
  const { items } = await api.get<Page<PublicStatistic>>('/statistics/public', {
    query: { limit: figuresAsked },
    signal,
  });
  const figures: Partial<Record<Key, PracticeFigure>> = {};
  for (const { key, value, prefix, suffix } of items) {
    const wanted = keys.find((known) => known === key);
    if (wanted) figures[wanted] = { value, prefix, suffix };
  }
  return figures;
}
