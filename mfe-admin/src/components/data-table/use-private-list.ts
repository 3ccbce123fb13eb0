import { useState } from 'react';
import { defaultLimit, type ListOptions, type ListRequest, type ListState } from './list-state';

interface PrivateListOptions extends ListOptions {
  /** The initial filters. */
  filters?: ListRequest['filters'];
}

/**
 * The state of a list, in memory and not in the address, which would store patients' names in the browser's history.
 */
export function usePrivateList({ sort, limit = defaultLimit, filters = {} }: PrivateListOptions): ListState {
  const [request, setRequest] = useState<ListRequest>({ page: 1, limit, search: '', sort, filters });
  const fromFirstPage = (change: Partial<ListRequest>) =>
    setRequest((before) => ({ ...before, page: 1, ...change }));
  return {
    ...request,
    isFiltered: request.search !== '' || Object.keys(request.filters).length > 0,
    setPage: (page) => fromFirstPage({ page }),
    setSearch: (search) => fromFirstPage({ search }),
    setSort: (by) => fromFirstPage({ sort: by }),
    setFilter: (name, value) => {
      const { [name]: _removed, ...others } = request.filters;
      fromFirstPage({ filters: value ? { ...others, [name]: value } : others });
    },
    clear: () => fromFirstPage({ search: '', filters: {} }),
  };
}
