import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useShortcuts } from '@lens/platform/shortcuts';
import styles from './Filters.module.css';

const typingPause = 300;

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

/** What is searched, asked for after a pause in typing. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const ask = useEffectEvent(onSearch);
  useShortcuts([{ key: '/', label: 'Search', run: () => field.current?.focus() }]);

  // What the address says now, after going back, replaces what is typed; its own echo does not.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      ask(wanted);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div className={styles['search']}>
      <label htmlFor={id}>Search</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder="Key, English or translation"
        aria-keyshortcuts="/"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}
