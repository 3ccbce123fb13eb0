import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { useSearchParams } from '@lens/platform/router';
import { defaultLimit, type ListOptions, type ListState } from './list-state';

interface UrlListOptions extends ListOptions {
  /** Keys that may be sorted by; others in an address are not passed on. */
  sortable: readonly string[];
  /** The filters, each with the values that it may have; `null` for those of which nobody knows the values ahead. */
  filters?: Readonly<Record<string, readonly string[] | null>>;
  /** What is typed into the search stays out of the address: it may be a patient's name. */
  isSearchPrivate?: boolean;
}

type ListSetters = Pick<ListState, 'setPage' | 'setSearch' | 'setSort' | 'setFilter' | 'clear'>;

const noFilters = {};

/**
 * What a list is asked for, held in the address, so that going back, reloading and passing it on all work. A list of
 * people has a `privateSearch`, or is a `usePrivateList`.
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
  // The same at every address: columns that are made of them stay, and with them the focus.
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
        // With the address, which changes in a transition too: the list is asked for once.
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
