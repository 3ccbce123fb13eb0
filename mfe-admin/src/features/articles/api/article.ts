import { useQuery } from '@tanstack/react-query';
import type { ArticleAnswer, ArticleContent } from '@lens/contracts/articles';
import { api } from '../../../api';
import { articlesKey } from './list-articles';

export const articleKey = (id: string) => [...articlesKey, 'article', id] as const;

export const readArticle = async (id: string, signal?: AbortSignal): Promise<ArticleAnswer> =>
  (await api.get<ArticleAnswer>(`/articles/${id}`, { signal })).data;

/** Read once when the editor opens, and never under the hands of who writes: what others save is met as a conflict. */
export const useArticle = (id: string) =>
  useQuery({
    queryKey: articleKey(id),
    queryFn: ({ signal }) => readArticle(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

export const createArticle = async (content: ArticleContent): Promise<ArticleAnswer> =>
  (await api.post<ArticleAnswer>('/articles', content)).data;

/** @param revision the one that the content was made from */
export const replaceArticle = async (
  id: string,
  revision: number,
  content: ArticleContent,
): Promise<ArticleAnswer> =>
  (await api.put<ArticleAnswer>(`/articles/${id}`, content, { headers: { 'if-match': `"${revision}"` } }))
    .data;

export const deleteArticle = (id: string) => api.delete(`/articles/${id}`);
