import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { SearchIcon } from '@lens/ui/icons/navigation';
import { useShortcuts } from '@lens/platform/shortcuts';
import type { ListState } from './list-state';
import styles from './ListBar.module.css';

const typingPause = 300;

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
  const [text, setText] = useState(search);
  const asked = useRef(search);
  const ask = useEffectEvent(setSearch);
  useShortcuts([{ key: '/', label: 'Search', run: () => field.current?.focus() }]);

  // What the address says now, after going back or clearing, replaces what is typed; its own echo does not.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      ask(wanted);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text]);

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
