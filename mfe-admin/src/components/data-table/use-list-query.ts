import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../api';
import { paramsOf, type ListRequest } from './list-state';

/** When the list is read again by itself. */
type Watched<Item> = Pick<UseQueryOptions<Page<Item>>, 'refetchInterval' | 'refetchOnWindowFocus'>;

/** Reads one page of a list; the page before stays on the screen while the next is read. */
export function useListQuery<Item>(
  key: QueryKey,
  path: string,
  { page, limit, search, sort, filters }: ListRequest,
  watched: Watched<Item> = {},
) {
  const params = paramsOf({ page, limit, search, sort, filters });
  return useQuery({
    queryKey: [...key, 'list', params],
    queryFn: async ({ signal }) => (await api.get<Page<Item>>(path, { params, signal })).data,
    placeholderData: keepPreviousData,
    ...watched,
  });
}
