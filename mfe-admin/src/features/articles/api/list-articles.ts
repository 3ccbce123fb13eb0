import type { ArticleSummary } from '@lens/contracts/articles';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';

export const articlesKey = ['articles'] as const;

export const useArticles = (request: ListRequest) =>
  useListQuery<ArticleSummary>(articlesKey, '/articles', request);
