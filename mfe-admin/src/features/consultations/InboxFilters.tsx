import { useEffect, useRef } from 'react';
import type { ConsultationStatus } from '@lens/contracts/consultations';
import { SearchIcon } from '@lens/ui/icons/navigation';
import { isStatus, statuses, statusLabels } from './labels';
import styles from './InboxFilters.module.css';

interface InboxFiltersProps {
  search: string;
  status: ConsultationStatus | '';
  setSearch: (search: string) => void;
  setStatus: (status: ConsultationStatus | '') => void;
}

export function InboxFilters({ search, status, setSearch, setStatus }: InboxFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', focusSearch);
    return () => window.removeEventListener('keydown', focusSearch);
  }, []);

  return (
    <search className={styles['filters']}>
      <div className={styles['search']}>
        <label htmlFor="inbox-search">Search</label>
        <div className={styles['box']}>
          <SearchIcon className={styles['icon']} />
          <input
            ref={field}
            id="inbox-search"
            type="search"
            autoComplete="off"
            maxLength={200}
            aria-keyshortcuts="Control+K"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <kbd className={styles['hint']} aria-hidden="true">
            Ctrl K
          </kbd>
        </div>
      </div>
      <div className={styles['status']}>
        <label htmlFor="inbox-status">Status</label>
        <select
          id="inbox-status"
          value={status}
          onChange={({ target: { value } }) => setStatus(isStatus(value) ? value : '')}
        >
          <option value="">All</option>
          {statuses.map((choice) => (
            <option key={choice} value={choice}>
              {statusLabels[choice]}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
