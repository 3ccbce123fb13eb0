import { Children, useId, useRef, useState, type ReactNode } from 'react';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { SearchIcon } from '@lens/ui/icons/navigation';
import { useShortcuts } from '@lens/platform/shortcuts';
import { useDebouncedSearch } from '@lens/platform/debounced-search';
import type { ListState } from './list-state';
import styles from './ListBar.module.css';

/** More filters would push the list off a phone's screen. */
const maxVisibleFilters = 2;

interface ListBarProps {
  list: ListState;
  /** The searched fields: `Name, quote or source`. */
  placeholder?: string;
  children?: ReactNode;
}

/** The search field, which waits for a pause in typing, and the filters; many filters are behind a button on phones. */
export function ListBar({ list: { search, setSearch, filters }, placeholder, children }: ListBarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isCollapsible = Children.count(children) > maxVisibleFilters;
  const activeFilters = Object.keys(filters).length;
  const searchInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useDebouncedSearch(search, setSearch);
  useShortcuts([{ key: '/', label: 'Search', run: () => searchInput.current?.focus() }]);

  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <label htmlFor={id}>Search</label>
        <div className={styles.box}>
          <SearchIcon className={styles.icon} />
          <input
            ref={searchInput}
            id={id}
            type="search"
            autoComplete="off"
            maxLength={searchMaxLength}
            placeholder={placeholder}
            aria-keyshortcuts="/"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <kbd className={styles.hint} aria-hidden="true">
            /
          </kbd>
        </div>
      </div>
      {isCollapsible && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-filters`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {activeFilters > 0 ? `Filters (${activeFilters})` : 'Filters'}
        </button>
      )}
      <div id={`${id}-filters`} className={styles.filters} data-shut={isCollapsible && !isOpen}>
        {children}
      </div>
    </search>
  );
}
