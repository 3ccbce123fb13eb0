import { useEffect, useEffectEvent, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * The state of a search field, which calls `onSearch` after a pause in typing.
 * @param search the search in the address. When going back or a reset changes it, it replaces the typed text; the
 * change that `onSearch` itself made does not
 */
export function useDebouncedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const submitted = useRef(search);
  const submit = useEffectEvent(onSearch);
  useEffect(() => {
    if (search === submitted.current) return;
    submitted.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const trimmed = typed.trim();
    if (trimmed === submitted.current) return;
    const timer = setTimeout(() => {
      submitted.current = trimmed;
      submit(trimmed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
