import type { PublicArticle, PublicArticlePage } from '@lens/contracts/articles';
import type { PageApi } from '@lens/contracts/page';

/** The n-th newest article. */
export const articleNumbered = (number: number, fields: Partial<PublicArticle> = {}): PublicArticle => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  slug: `article-${number}`,
  title: `Title ${number}`,
  excerpt: `Excerpt ${number}`,
  seo_title: `Title ${number}`,
  seo_description: `Excerpt ${number}`,
  author: 'Dr. Test',
  categories: ['procedures'],
  cover_id: null,
  cover: null,
  published_at: '2025-02-18T16:00:00.000Z',
  read_time: 8,
  lng: 'en',
  body_lng: 'en',
  is_sample: true,
  created_at: '2025-02-17T16:00:00.000Z',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: `Body ${number}` }] }],
  },
  images: [],
  languages: ['en'],
  ...fields,
});

const counts = { innovation: 8, procedures: 10, technology: 5, 'patient-care': 7, mission: 4 } as const;

type Query = Record<string, string | number>;

/** A stub of the API with 25 articles. `queries` collects the queries that it gets. */
export function articlesApi(queries: Query[] = []): PageApi {
  const all = Array.from({ length: 25 }, (_, index) => articleNumbered(index + 1));
  const list = (query: Query): PublicArticlePage => {
    queries.push(query);
    const found = query['category']
      ? all.slice(0, counts[query['category'] as keyof typeof counts])
      : query['search']
        ? all.slice(3, 5)
        : all;
    const limit = Number(query['limit']);
    return {
      items: found.slice(0, limit),
      total: found.length,
      page: 1,
      limit,
      categories: Object.entries(counts).map(([category, count]) => ({
        category: category as keyof typeof counts,
        count,
      })),
    };
  };
  return {
    get: <Answer>(path: string, { query = {} }: { query?: Query } = {}) => {
      if (path === '/articles/public') return Promise.resolve(list(query) as Answer);
      const article = all.find(({ slug }) => path === `/articles/public/${slug}`);
      return article
        ? Promise.resolve(article as Answer)
        : Promise.reject(Object.assign(new Error('nothing'), { status: 404 }));
    },
    post: () => Promise.reject(new Error('The journal sends nothing.')),
  };
}
