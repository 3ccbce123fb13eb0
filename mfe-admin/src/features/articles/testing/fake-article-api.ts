import type { ArticleAnswer } from '@lens/contracts/articles';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { draftFromArticle } from '../article-draft';

/** The id of an article that is created during the test. */
export const newArticleId = '0b0c0d0e-0000-4000-8000-00000000a2e0';

/** A fake API with one article and its draft, which refuses outdated revisions. */
export function fakeArticleApi(article: ArticleAnswer) {
  const isPublishedOrScheduled = ({ status }: ArticleAnswer) => status !== 'draft';
  const server = {
    article,
    /** The published article. */
    published: isPublishedOrScheduled(article) ? article : null,
    isGone: false,
    respond: ({ method, path, body, headers }: Sent): Reply => {
      const [, action] = /^\/articles\/[^/]+(?:\/(publish|unpublish|discard|published))?$/.exec(path) ?? [];
      if (server.isGone && path.startsWith(`/articles/${article.id}`))
        return { status: 404, body: { error: 'There is nothing with this id.', code: 'not_found' } };
      if (method === 'POST' && path === '/articles')
        return { status: 201, body: { ...server.article, ...(body as object), id: newArticleId } };
      if (action === 'published') return { body: server.published };
      if (method === 'PUT' || action) {
        if (headers['if-match'] !== `"${server.article.revision}"`)
          return { status: 412, body: { error: 'Someone else changed it.' } };
        if (action) server.act(action, (body ?? {}) as { published_at?: string | null });
        else server.saveByColleague(body as ArticleAnswer);
        server.article = { ...server.article, changed_by: 'mara' };
      }
      return path.startsWith(`/articles/${article.id}`) && !path.includes('/versions')
        ? { body: server.article }
        : { body: { items: [], total: 0, page: 1, limit: 20 } };
    },
    act: (action: string, { published_at }: { published_at?: string | null }) => {
      if (action === 'discard')
        return server.saveByColleague(server.published ? draftFromArticle(server.published) : {});
      const at = published_at ?? server.article.published_at ?? new Date().toISOString();
      const status = Date.parse(at) > Date.now() ? 'scheduled' : 'published';
      server.saveByColleague(action === 'publish' ? { status, published_at: at } : { status: 'draft' });
      server.published = action === 'publish' ? server.article : null;
      const { revision = null, slug = null } = server.published ?? {};
      const published = { published_revision: revision, published_slug: slug, has_changes: false };
      server.article = { ...server.article, ...published };
    },
    /** A colleague saves it. */
    saveByColleague: (fields: Partial<ArticleAnswer>) => {
      const next = { ...server.article, changed_by: 'lin', ...fields, revision: server.article.revision + 1 };
      const hasDifferentText = (published: ArticleAnswer) =>
        JSON.stringify(draftFromArticle(published)) !== JSON.stringify(draftFromArticle(next));
      server.article = {
        ...next,
        has_changes: server.published !== null && hasDifferentText(server.published),
      };
    },
  };
  return server;
}
