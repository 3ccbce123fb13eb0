import type { ArticleAnswer, PublicArticle, PublicArticlePage } from '@lens/contracts/articles';
import type { ErrorBody } from '@lens/contracts/errors';
import type { RunningApi } from './running-api.js';

/** An article's text in one language, with a body of one paragraph. */
export const text = (title: string, words = 'Rest your eyes.') => ({
  title,
  excerpt: 'What to expect.',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
});

let count = 0;
/** A slug that no other article has. */
export const newSlug = (): string => `an-article-${(count += 1)}`;

const content = (fields: object) => ({
  slug: newSlug(),
  author: 'Dr. Mara Solano',
  categories: ['procedures'],
  status: 'published',
  texts: { en: text('The first week') },
  ...fields,
});

/** Sends the requests of editors and visitors. */
export function articlesOf(api: RunningApi) {
  return {
    post: (token: string, fields: object = {}) =>
      api.call<ArticleAnswer>('POST', '/api/articles', { token, body: content(fields) }),
    put: (token: string, id: string, revision: number | string | null, fields: object = {}) =>
      api.call<ArticleAnswer>('PUT', `/api/articles/${id}`, {
        token,
        body: content(fields),
        ...(revision !== null && { headers: { 'if-match': `"${revision}"` } }),
      }),
    remove: (token: string, id: string, revision = 1) =>
      api.call('DELETE', `/api/articles/${id}`, { token, headers: { 'if-match': `"${revision}"` } }),
    /** @param action `publish`, `unpublish`, `discard` or `versions/1/restore` */
    act: (token: string, id: string, action: string, revision: number | null, body: object = {}) =>
      api.call<ArticleAnswer & ErrorBody>('POST', `/api/articles/${id}/${action}`, {
        token,
        body,
        ...(revision !== null && { headers: { 'if-match': `"${revision}"` } }),
      }),
    read: async (token: string, id: string) =>
      (await api.call<ArticleAnswer>('GET', `/api/articles/${id}`, { token })).body,
    published: async (query = '') =>
      (await api.call<PublicArticlePage>('GET', `/api/articles/public?limit=100&${query}`)).body,
    open: (address: string, query = '') =>
      api.call<PublicArticle>('GET', `/api/articles/public/${address}?${query}`),
  };
}
