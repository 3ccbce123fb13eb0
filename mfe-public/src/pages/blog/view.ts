import { articleCategories, type ArticleCategory } from '@lens/contracts/article-categories';

/** Cards that are shown at first, and how many more at a time. */
export const cardsAtATime = 4;
/** The most cards that a page shows: the API lists 100 at once, one of them the featured one. */
const maxShown = 96;
export const articleSearchMaxLength = 100;

/** What an address of the blog asks for. */
export interface View {
  category: ArticleCategory | null;
  search: string;
  shown: number;
}

export function viewOf({ category, search = '', shown }: Record<string, string> = {}): View {
  const cards = Math.ceil(Number(shown) / cardsAtATime) * cardsAtATime;
  return {
    category: articleCategories.find((known) => known === category) ?? null,
    search: search.trim().slice(0, articleSearchMaxLength),
    shown: Math.min(Math.max(cards || cardsAtATime, cardsAtATime), maxShown),
  };
}

/** The address of a view, without what is the default. */
export function addressOf({ category, search, shown }: Partial<View>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(shown && shown > cardsAtATime && { shown: String(shown) }),
  }).toString();
  return query ? `/blog?${query}` : '/blog';
}
