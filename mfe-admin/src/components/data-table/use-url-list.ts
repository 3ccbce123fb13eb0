import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { useSearchParams } from '@lens/platform/router';
import { defaultLimit, type ListOptions, type ListState } from './list-state';

interface UrlListOptions extends ListOptions {
  /** The allowed sort keys; others in an address are ignored. */
  sortable: readonly string[];
  /** The filters with their allowed values; `null` if the values are not known in advance. */
  filters?: Readonly<Record<string, readonly string[] | null>>;
  /** Keeps the search text out of the address, since it may be a patient's name. */
  isSearchPrivate?: boolean;
}

type ListSetters = Pick<ListState, 'setPage' | 'setSearch' | 'setSort' | 'setFilter' | 'clear'>;

const noFilters = {};

/**
 * The state of a list, in the address, so that going back, reloading and sharing the address work. A list of people
 * sets `isSearchPrivate`, or uses `usePrivateList`.
 */
export function useUrlList({
  sort: defaultSort,
  sortable,
  limit = defaultLimit,
  filters: knownFilters = noFilters,
  isSearchPrivate = false,
}: UrlListOptions) {
  const [address, setAddress] = useSearchParams();
  const [privateText, setPrivateText] = useState('');
  const latestSetAddress = useRef(setAddress);
  useEffect(() => {
    latestSetAddress.current = setAddress;
  }, [setAddress]);
  // The setters never change, so columns that use them stay the same and keep the focus.
  const setters = useMemo<ListSetters>(() => {
    const changeAddress = (values: Record<string, string>, replace = true) =>
      latestSetAddress.current(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          for (const [name, value] of Object.entries(values))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace, preventScrollReset: true },
      );
    return {
      setPage: (to) => changeAddress({ page: to > 1 ? String(to) : '' }, false),
      setSearch: (text) => {
        // In a transition like the change of the address, so that the list is loaded once.
        if (isSearchPrivate) startTransition(() => setPrivateText(text));
        changeAddress({ search: isSearchPrivate ? '' : text });
      },
      setSort: (by) => changeAddress({ sort: by === defaultSort ? '' : by }),
      setFilter: (name, value) => changeAddress({ [name]: value }),
      clear: () => {
        startTransition(() => setPrivateText(''));
        changeAddress(
          Object.fromEntries([['search', ''], ...Object.keys(knownFilters).map((name) => [name, ''])]),
        );
      },
    };
  }, [defaultSort, knownFilters, isSearchPrivate]);
  return useMemo<ListState>(() => {
    const page = Number(address.get('page'));
    const sort = address.get('sort') ?? defaultSort;
    const search = isSearchPrivate ? privateText : (address.get('search') ?? '');
    const filters = Object.fromEntries(
      Object.entries(knownFilters).flatMap(([name, values]) => {
        const value = address.get(name);
        return value && (!values || values.includes(value)) ? [[name, value]] : [];
      }),
    );
    return {
      ...setters,
      page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
      limit,
      search: search.slice(0, searchMaxLength),
      sort: sortable.includes(sort.replace(/^-/, '')) ? sort : defaultSort,
      filters,
      isFiltered: search !== '' || Object.keys(filters).length > 0,
    };
  }, [address, setters, defaultSort, sortable, limit, knownFilters, isSearchPrivate, privateText]);
}
