import type { ArticleCategory } from '@lens/contracts/articles';

export const categories = [
  'innovation',
  'procedures',
  'technology',
  'patient-care',
  'mission',
] as const satisfies readonly ArticleCategory[];

/** Cards that are shown at first, and how many more at a time. */
export const cardsAtATime = 4;
/** As many as the API lists at once, less the featured one. */
const most = 96;
const longestSearch = 100;

/** What an address of the blog asks for. */
export interface View {
  category: ArticleCategory | null;
  search: string;
  shown: number;
}

export function viewOf({ category, search = '', shown }: Record<string, string> = {}): View {
  const cards = Math.ceil(Number(shown) / cardsAtATime) * cardsAtATime;
  return {
    category: categories.find((known) => known === category) ?? null,
    search: search.trim().slice(0, longestSearch),
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
