import { useState } from 'react';
import type { SortingState } from '@tanstack/react-table';
import type { ConsultationStatus } from '@lens/contracts/consultations';
import { pageSize, useConsultations } from './api/list-consultations';
import { useDebounced } from './use-debounced';

const typingPause = 300;

/** What the inbox is asked for, and what it answers. Kept here and not in the address, where a name would stay. */
export function useInbox() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<ConsultationStatus | ''>('');
  const [sorting, setSorting] = useState<SortingState>([{ id: 'created_at', desc: true }]);
  const [page, setPage] = useState(1);
  const settledSearch = useDebounced(search.trim(), typingPause);

  const sort = sorting.map(({ id, desc }) => `${desc ? '-' : ''}${id}`).join();
  const query = useConsultations({ page, search: settledSearch, status, sort });
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / pageSize));
  // The list may have become shorter than where we stand.
  if (query.data && !query.isPlaceholderData && page > pages) setPage(pages);

  const fromFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return {
    query,
    search,
    status,
    sorting,
    page,
    pages,
    filtered: settledSearch !== '' || status !== '',
    setPage,
    setSearch: fromFirstPage(setSearch),
    setStatus: fromFirstPage(setStatus),
    setSorting: fromFirstPage(setSorting),
  };
}
