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
  privateSearch?: boolean;
}

type Changes = Pick<ListState, 'setPage' | 'setSearch' | 'setSort' | 'setFilter' | 'clear'>;

const none = {};

/**
 * What a list is asked for, held in the address, so that going back, reloading and passing it on all work. A list of
 * people has a `privateSearch`, or is a `usePrivateList`.
 */
export function useUrlList({
  sort: usual,
  sortable,
  limit = defaultLimit,
  filters: known = none,
  privateSearch = false,
}: UrlListOptions) {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const latest = useRef(setAddress);
  useEffect(() => {
    latest.current = setAddress;
  }, [setAddress]);
  // The same at every address: columns that are made of them stay, and with them the focus.
  const changes = useMemo<Changes>(() => {
    const change = (values: Record<string, string>, replace = true) =>
      latest.current(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          for (const [name, value] of Object.entries(values))
            if (value) after.set(name, value);
            else after.delete(name);
          return after;
        },
        { replace, preventScrollReset: true },
      );
    return {
      setPage: (to) => change({ page: to > 1 ? String(to) : '' }, false),
      setSearch: (text) => {
        // With the address, which changes in a transition too: the list is asked for once.
        if (privateSearch) startTransition(() => setTyped(text));
        change({ search: privateSearch ? '' : text });
      },
      setSort: (by) => change({ sort: by === usual ? '' : by }),
      setFilter: (name, value) => change({ [name]: value }),
      clear: () => {
        startTransition(() => setTyped(''));
        change(Object.fromEntries([['search', ''], ...Object.keys(known).map((name) => [name, ''])]));
      },
    };
  }, [usual, known, privateSearch]);
  return useMemo<ListState>(() => {
    const page = Number(address.get('page'));
    const sort = address.get('sort') ?? usual;
    const search = privateSearch ? typed : (address.get('search') ?? '');
    const filters = Object.fromEntries(
      Object.entries(known).flatMap(([name, values]) => {
        const value = address.get(name);
        return value && (!values || values.includes(value)) ? [[name, value]] : [];
      }),
    );
    return {
      ...changes,
      page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
      limit,
      search: search.slice(0, searchMaxLength),
      sort: sortable.includes(sort.replace(/^-/, '')) ? sort : usual,
      filters,
      narrowed: search !== '' || Object.keys(filters).length > 0,
    };
  }, [address, changes, usual, sortable, limit, known, privateSearch, typed]);
}
