import { articleCategories, type ArticleCategory } from '@lens/contracts/article-categories';

/** Cards that are shown at first, and how many more at a time. */
export const cardsAtATime = 4;
/** As many as the API lists at once, less the featured one. */
const most = 96;
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
    shown: Math.min(Math.max(cards || cardsAtATime, cardsAtATime), most),
  };
}

/** The address of a view; what goes without saying is left out. */
export function addressOf({ category, search, shown }: Partial<View>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(shown && shown > cardsAtATime && { shown: String(shown) }),
  }).toString();
  return query ? `/blog?${query}` : '/blog';
}
