import type { PublicArticle, PublicArticlePage } from '@lens/contracts/articles';
import type { LoadContext } from '@lens/contracts/page';
import { cardOf, type CardData } from '../../sections/article-card/card';

export interface ArticleData {
  article: PublicArticle;
  related: CardData[];
}

const relatedCount = 2;
const address = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const movedTo = (slug: string) =>
  Object.assign(new Error('The article has another address.'), { status: 301, location: `/blog/${slug}` });
const notFound = () => Object.assign(new Error('No article has this address.'), { status: 404 });

/** Loads the article at an address, and the newest others of its first category. */
export async function load({ api, params, lng, signal }: LoadContext): Promise<ArticleData> {
  const { slug = '' } = params;
  if (!address.test(slug)) throw notFound();
  const article = await api.get<PublicArticle>(`/articles/public/${slug}`, { query: { lng }, signal });
  // The API also finds an article by its id or a former slug. Its page has one address: a former one redirects.
  if (article.slug !== slug) throw id.test(slug) ? notFound() : movedTo(article.slug);
  const category = article.categories[0] ?? '';
  const { items } = await api
    .get<PublicArticlePage>('/articles/public', {
      query: { lng, limit: relatedCount + 1, ...(category && { category }) },
      signal,
    })
    .catch(() => ({ items: [] }));
  const related = items.filter(({ slug: other }) => other !== slug).slice(0, relatedCount);
  return { article, related: related.map(cardOf) };
}
