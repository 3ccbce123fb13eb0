import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { PracticeFigure } from '@lens/contracts/practice-facts';
import type { PublicStatistic } from '@lens/contracts/statistics';

/** The most that the API lists at once. */
const maxFigures = 100;

/** Loads the figures of a page. The API lists all of them; the others are not sent with the page. */
export async function loadFigures<Key extends string>(
  { api, signal }: Pick<LoadContext, 'api' | 'signal'>,
  keys: readonly Key[],
): Promise<Partial<Record<Key, PracticeFigure>>> {
  const { items } = await api.get<Page<PublicStatistic>>('/statistics/public', {
    query: { limit: maxFigures },
    signal,
  });
  const figures: Partial<Record<Key, PracticeFigure>> = {};
  for (const { key, value, prefix, suffix } of items) {
    const name = keys.find((candidate) => candidate === key);
    if (name) figures[name] = { value, prefix, suffix };
  }
  return figures;
}
