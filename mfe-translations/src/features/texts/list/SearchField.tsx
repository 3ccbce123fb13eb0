import { useId, useRef } from 'react';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { useShortcuts } from '@lens/platform/shortcuts';
import { useDebouncedSearch } from '@lens/platform/debounced-search';
import styles from './Filters.module.css';

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches after a pause in typing. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useDebouncedSearch(search, onSearch);
  useShortcuts([{ key: '/', label: 'Search', run: () => field.current?.focus() }]);

  return (
    <div className={styles.search}>
      <label htmlFor={id}>Search</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={searchMaxLength}
        placeholder="Key, English or translation"
        aria-keyshortcuts="/"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}
