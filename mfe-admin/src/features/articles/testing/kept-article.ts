import type { ArticleAnswer } from '@lens/contracts/articles';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';

/** An API that keeps one article, and refuses whoever saw an older one. */
export function keptArticle(article: ArticleAnswer) {
  const kept = {
    article,
    respond: ({ method, path, body, headers }: Sent): Reply => {
      if (method === 'PUT') {
        if (headers['if-match'] !== `"${kept.article.revision}"`)
          return { status: 412, body: { error: 'Someone else changed it.' } };
        kept.saveElsewhere(body as ArticleAnswer);
      }
      return path === `/articles/${article.id}`
        ? { body: kept.article }
        : { body: { items: [], total: 0, page: 1, limit: 20 } };
    },
    /** Saved by somebody else, in another window. */
    saveElsewhere: (fields: Partial<ArticleAnswer>) => {
      kept.article = { ...kept.article, ...fields, revision: kept.article.revision + 1 };
    },
  };
  return kept;
}
