import { useId, useRef, type ReactNode } from 'react';
import { SearchIcon } from '@lens/ui/icons/navigation';
import { useShortcuts } from '@lens/platform/shortcuts';
import { useTypedSearch } from '@lens/platform/typed-search';
import type { ListState } from './list-state';
import styles from './ListBar.module.css';

interface ListBarProps {
  list: ListState;
  /** What is searched, `Name, quote or source`. */
  searched?: string;
  /** Filters. */
  children?: ReactNode;
}

/** Search, asked for after a pause in typing, and filters. */
export function ListBar({ list: { search, setSearch }, searched, children }: ListBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useTypedSearch(search, setSearch);
  useShortcuts([{ key: '/', label: 'Search', run: () => field.current?.focus() }]);

  return (
    <search className={styles['bar']}>
      <div className={styles['search']}>
        <label htmlFor={id}>Search</label>
        <div className={styles['box']}>
          <SearchIcon className={styles['icon']} />
          <input
            ref={field}
            id={id}
            type="search"
            autoComplete="off"
            maxLength={200}
            placeholder={searched}
            aria-keyshortcuts="/"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <kbd className={styles['hint']} aria-hidden="true">
            /
          </kbd>
        </div>
      </div>
      {children}
    </search>
  );
}
