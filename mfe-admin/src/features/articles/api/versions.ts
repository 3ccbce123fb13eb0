import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArticleAnswer, ArticleVersionAnswer } from '@lens/contracts/articles';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { articleKey } from './article';

export const useVersions = (id: string, page: number, limit: number) =>
  useQuery({
    queryKey: [...articleKey(id), 'versions', page],
    queryFn: async ({ signal }) =>
      (
        await api.get<Page<Omit<ArticleVersionAnswer, 'content'>>>(`/articles/${id}/versions`, {
          params: { page, limit },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useVersion = (id: string, revision: number | null) =>
  useQuery({
    queryKey: [...articleKey(id), 'version', revision],
    queryFn: async ({ signal }) =>
      (await api.get<ArticleVersionAnswer>(`/articles/${id}/versions/${revision}`, { signal })).data,
    enabled: revision !== null,
    staleTime: Infinity,
  });

/** @param baseRevision the newest revision */
export const restoreVersion = async (
  id: string,
  revision: number,
  baseRevision: number,
): Promise<ArticleAnswer> =>
  (
    await api.post<ArticleAnswer>(`/articles/${id}/versions/${revision}/restore`, undefined, {
      headers: { 'if-match': `"${baseRevision}"` },
    })
  ).data;
