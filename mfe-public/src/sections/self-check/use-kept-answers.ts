import { useLayoutEffect, type RefObject } from 'react';

/** In the memory of this tab alone, for whoever reads about a procedure and comes back. */
const kept = new Map<string, string>();

const radiosIn = (check: HTMLElement) => [...check.querySelectorAll<HTMLInputElement>('[type=radio]')];

/**
 * Puts the answers back that were given before the page was left, and keeps them when it is left again.
 * @returns takes all of them back
 */
export function useKeptAnswers(check: RefObject<HTMLElement | null>): () => void {
  useLayoutEffect(() => {
    const radios = radiosIn(check.current!);
    for (const radio of radios) if (kept.get(radio.name) === radio.value) radio.checked = true;
    return () => {
      kept.clear();
      for (const radio of radios) if (radio.checked) kept.set(radio.name, radio.value);
    };
  }, [check]);
  return () => {
    const radios = radiosIn(check.current!);
    for (const radio of radios) radio.checked = false;
    radios[0]?.focus();
  };
}
