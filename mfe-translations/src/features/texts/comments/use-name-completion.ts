import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { DeskColleague } from '@lens/contracts/comments';
import { useColleagues } from '../api/comments';

/** What is typed of a name in front of the cursor, as `@li`. */
const typedName = /(?<![\w.@-])@([\w.-]{0,50})$/;
const maxOptions = 8;

/** Names that begin with the letters stand before those that contain them. */
function matchesFor(typed: string, colleagues: DeskColleague[]): DeskColleague[] {
  const letters = typed.toLowerCase();
  const positionOf = ({ username }: DeskColleague) => username.toLowerCase().indexOf(letters);
  const matches = colleagues.filter((colleague) => positionOf(colleague) >= 0);
  const first = matches.filter((colleague) => positionOf(colleague) === 0);
  // A whole name needs no completion.
  if (first.length === 1 && first[0]!.username.length === letters.length) return [];
  return [...first, ...matches.filter((colleague) => positionOf(colleague) > 0)].slice(0, maxOptions);
}

/** Completes `@` and letters in a text area to the name of a colleague. The focus stays in the text area. */
export function useNameCompletion(area: RefObject<HTMLTextAreaElement | null>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const { data: colleagues = [] } = useColleagues(typed !== null);
  const options = typed === null ? [] : matchesFor(typed, colleagues);
  const active = options[Math.min(activeIndex, options.length - 1)];

  const close = () => setTyped(null);
  /** Reads what stands in front of the cursor. */
  const update = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const next = selectionStart === selectionEnd ? typedName.exec(value.slice(0, selectionStart)) : null;
    if (next?.[1] !== typed) setActiveIndex(0);
    setTyped(next?.[1] ?? null);
  };
  const choose = ({ username }: DeskColleague) => {
    const field = area.current;
    if (!field || typed === null) return;
    const cursor = field.selectionStart;
    field.setRangeText(`${username} `, cursor - typed.length, cursor, 'end');
    // So that the form notices it as it does what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    close();
    field.focus();
  };
  /** @returns whether the key belonged to the list */
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!active || ctrlKey || metaKey || shiftKey || altKey || event.nativeEvent.isComposing) return false;
    const index = options.indexOf(active);
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 + options.length };
    if (key in moves) setActiveIndex(moves[key]! % options.length);
    else if (key === 'Enter') choose(active);
    else if (key === 'Escape') close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { options, active, update, close, choose, handleKey };
}
