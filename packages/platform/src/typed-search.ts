import { useEffect, useEffectEvent, useRef, useState } from 'react';

const typingPause = 300;

/**
 * What somebody types to search, asked for after a pause in typing.
 * @param search what the address says; where that changes by itself, after going back or clearing, it replaces what is
 * typed, and its own echo does not
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const ask = useEffectEvent(onSearch);
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
  return [typed, setTyped] as const;
}
