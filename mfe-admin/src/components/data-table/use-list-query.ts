import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../api';
import { toListParams, type ListRequest } from './list-state';

/** When the list is loaded again without a request. */
type RefetchOptions<Answer> = Pick<UseQueryOptions<Answer>, 'refetchInterval' | 'refetchOnWindowFocus'>;

/** Loads one page of a list; the previous page stays on the screen until the next is there. */
export function useListQuery<Item, Answer extends Page<Item> = Page<Item>>(
  key: QueryKey,
  path: string,
  { page, limit, search, sort, filters }: ListRequest,
  refetchOptions: RefetchOptions<Answer> = {},
) {
  const params = toListParams({ page, limit, search, sort, filters });
  return useQuery({
    queryKey: [...key, 'list', params],
    queryFn: async ({ signal }) => (await api.get<Answer>(path, { params, signal })).data,
    placeholderData: keepPreviousData,
    ...refetchOptions,
  });
}
