import type { ArticleCategory } from '@lens/contracts/article-categories';
import type { PublicArticlePage } from '@lens/contracts/articles';
import type { LoadContext } from '@lens/contracts/page';
import { cardOf, type CardData } from '../../sections/article-card/card';
import { viewOf, type View } from './view';

export interface BlogData {
  view: View;
  /** The newest of all. */
  featured: CardData | null;
  articles: CardData[];
  /** How many there are in this view. */
  found: number;
  /** Of all that is published. */
  counts: { all: number; categories: Partial<Record<ArticleCategory, number>> };
}

/** The newest article stands out; without a filter it is not repeated among the others. */
export async function load({ api, query, lng, signal }: LoadContext): Promise<BlogData> {
  const view = viewOf(query);
  const { category, search, shown } = view;
  const isUnfiltered = !category && !search;
  const list = (filter: Record<string, string | number>) =>
    api.get<PublicArticlePage>('/articles/public', { query: { lng, ...filter }, signal });
  const viewFilter = { ...(category && { category }), ...(search && { search }) };
  const [newest, listed] = await Promise.all([
    list({ limit: isUnfiltered ? shown + 1 : 1 }),
    isUnfiltered ? null : list({ limit: shown, ...viewFilter }),
  ]);
  const [featured, ...others] = newest.items;
  return {
    view,
    featured: featured ? cardOf(featured) : null,
    articles: (listed?.items ?? others).map(cardOf),
    found: listed?.total ?? Math.max(newest.total - 1, 0),
    counts: {
      all: newest.total,
      categories: Object.fromEntries(newest.categories.map(({ category: name, count }) => [name, count])),
    },
  };
}
