import { useLayoutEffect, type RefObject } from 'react';

/** Only in the memory of this tab, for a visitor who reads about a procedure and comes back. */
const savedAnswers = new Map<string, string>();

const radiosIn = (check: HTMLElement) => [...check.querySelectorAll<HTMLInputElement>('[type=radio]')];

/**
 * Saves the answers when the visitor leaves the page, and restores them when they come back.
 * @returns a function that clears all answers
 */
export function useSavedAnswers(check: RefObject<HTMLElement | null>): () => void {
  useLayoutEffect(() => {
    const radios = radiosIn(check.current!);
    for (const radio of radios) if (savedAnswers.get(radio.name) === radio.value) radio.checked = true;
    return () => {
      savedAnswers.clear();
      for (const radio of radios) if (radio.checked) savedAnswers.set(radio.name, radio.value);
    };
  }, [check]);
  return () => {
    const radios = radiosIn(check.current!);
    for (const radio of radios) radio.checked = false;
    radios[0]?.focus();
  };
}
