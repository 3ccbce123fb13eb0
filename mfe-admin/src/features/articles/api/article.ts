import { useQuery } from '@tanstack/react-query';
import type {
  ArticleAnswer,
  ArticleContent,
  ArticlePublication,
  PublishedContent,
} from '@lens/contracts/articles';
import { api } from '../../../api';
import type { ArticleDraft } from '../article-draft';
import { articlesKey } from './list-articles';

export const articleKey = (id: string) => [...articlesKey, 'article', id] as const;

export const readArticle = async (id: string, signal?: AbortSignal): Promise<ArticleAnswer> =>
  (await api.get<ArticleAnswer>(`/articles/${id}`, { signal })).data;

/** Loaded once when the editor opens, and never while somebody is editing: a colleague's save leads to a conflict. */
export const useArticle = (id: string) =>
  useQuery({
    queryKey: articleKey(id),
    queryFn: ({ signal }) => readArticle(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

export const createArticle = async (content: ArticleContent): Promise<ArticleAnswer> =>
  (await api.post<ArticleAnswer>('/articles', content)).data;

const ifMatch = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });

/** Saves the draft, not the published text. @param revision the revision that the draft is based on */
export const saveDraft = async (id: string, revision: number, draft: ArticleDraft): Promise<ArticleAnswer> =>
  (await api.put<ArticleAnswer>(`/articles/${id}`, draft, ifMatch(revision))).data;

const createAction =
  (action: 'publish' | 'unpublish' | 'discard') =>
  async (id: string, revision: number, body: ArticlePublication = {}): Promise<ArticleAnswer> =>
    (await api.post<ArticleAnswer>(`/articles/${id}/${action}`, body, ifMatch(revision))).data;

/** Publishes the saved draft, now or at the scheduled time. */
export const publishArticle = createAction('publish');
export const unpublishArticle = createAction('unpublish');
/** Replaces the draft by the published text. */
export const discardDraft = createAction('discard');

/** The published text, or the one that is scheduled. */
export const usePublishedContent = (id: string, revision: number) =>
  useQuery({
    queryKey: [...articleKey(id), 'published', revision],
    queryFn: async ({ signal }) =>
      (await api.get<PublishedContent>(`/articles/${id}/published`, { signal })).data,
    staleTime: Infinity,
  });

export const deleteArticle = (id: string, revision: number) =>
  api.delete(`/articles/${id}`, ifMatch(revision));
