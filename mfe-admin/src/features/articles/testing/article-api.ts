import type { ArticleAnswer } from '@lens/contracts/articles';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { draftFromArticle } from '../article-draft';

/** Of an article that is made while this one is open. */
export const anewId = '0b0c0d0e-0000-4000-8000-00000000a2e0';

/** An API that keeps one article with its draft, and refuses whoever saw an older one. */
export function articleApi(article: ArticleAnswer) {
  const isOut = ({ status }: ArticleAnswer) => status !== 'draft';
  const kept = {
    article,
    /** What visitors read. */
    live: isOut(article) ? article : null,
    isGone: false,
    respond: ({ method, path, body, headers }: Sent): Reply => {
      const [, verb] = /^\/articles\/[^/]+(?:\/(publish|unpublish|discard|published))?$/.exec(path) ?? [];
      if (kept.isGone && path.startsWith(`/articles/${article.id}`))
        return { status: 404, body: { error: 'There is nothing with this id.', code: 'not_found' } };
      if (method === 'POST' && path === '/articles')
        return { status: 201, body: { ...kept.article, ...(body as object), id: anewId } };
      if (verb === 'published') return { body: kept.live };
      if (method === 'PUT' || verb) {
        if (headers['if-match'] !== `"${kept.article.revision}"`)
          return { status: 412, body: { error: 'Someone else changed it.' } };
        if (verb) kept.act(verb, (body ?? {}) as { published_at?: string | null });
        else kept.saveElsewhere(body as ArticleAnswer);
        kept.article = { ...kept.article, changed_by: 'mara' };
      }
      return path.startsWith(`/articles/${article.id}`) && !path.includes('/versions')
        ? { body: kept.article }
        : { body: { items: [], total: 0, page: 1, limit: 20 } };
    },
    act: (verb: string, { published_at }: { published_at?: string | null }) => {
      if (verb === 'discard') return kept.saveElsewhere(kept.live ? draftFromArticle(kept.live) : {});
      const at = published_at ?? kept.article.published_at ?? new Date().toISOString();
      const status = Date.parse(at) > Date.now() ? 'scheduled' : 'published';
      kept.saveElsewhere(verb === 'publish' ? { status, published_at: at } : { status: 'draft' });
      kept.live = verb === 'publish' ? kept.article : null;
      const { revision = null, slug = null } = kept.live ?? {};
      const published = { published_revision: revision, published_slug: slug, has_changes: false };
      kept.article = { ...kept.article, ...published };
    },
    /** Saved by somebody else, in another window. */
    saveElsewhere: (fields: Partial<ArticleAnswer>) => {
      const next = { ...kept.article, changed_by: 'lin', ...fields, revision: kept.article.revision + 1 };
      const differs = (live: ArticleAnswer) =>
        JSON.stringify(draftFromArticle(live)) !== JSON.stringify(draftFromArticle(next));
      kept.article = { ...next, has_changes: kept.live !== null && differs(kept.live) };
    },
  };
  return kept;
}
