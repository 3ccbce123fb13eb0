import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { pageWide } from '@lens/platform/page-wide';
import { usePreferences } from '@lens/platform/preferences';

export interface Shortcut {
  /**
   * As `KeyboardEvent.key` has it, in lower case: `a`, `?`, `arrowdown`. `mod+enter` and `mod+shift+enter` are pressed
   * with Ctrl or ⌘, and count while something is being written; so does `alt+1`, the digit above the letters.
   */
  key: string;
  /** What it does, for the list of keys; one without a label is another name for the one before. */
  label?: string;
  run: () => void;
}

interface Registered {
  groups: Record<string, Shortcut[]>;
}

/** What can be done by one key on the screen at hand, whichever remote it comes from. */
export const useRegistered = pageWide('shortcuts', () => create<Registered>()(() => ({ groups: {} })));

const takesText = (element: EventTarget | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea, [role="textbox"]'));

/** A window or a menu is open, not only about to go; toasts are windows too, but of no mode. */
export const isCovered = (): boolean =>
  document.querySelector(
    '[role$="dialog"]:not([aria-modal="false"], [data-closed]), [role="menu"]:not([data-closed])',
  ) !== null;

/** Together with Ctrl it types what stands on the key as a third sign. */
const isAltDigit = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && /^Digit\d$/.test(code);

const isOfLetters = (event: KeyboardEvent) =>
  !event.altKey &&
  (event.ctrlKey || event.metaKey || (!takesText(event.target) && usePreferences.getState().singleKeys));

/** A letter alone where nothing is being written, one with Ctrl or ⌘, a digit with Alt; and no window is open. */
const isCommand = (event: KeyboardEvent) =>
  !event.defaultPrevented && (isAltDigit(event) || isOfLetters(event)) && !isCovered();

function keyName(event: KeyboardEvent): string {
  // What Alt makes of a digit is another sign on every keyboard.
  if (isAltDigit(event)) return `alt+${event.code.slice('Digit'.length)}`;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const name = key.toLowerCase();
  if (!ctrlKey && !metaKey) return name;
  return shiftKey ? `mod+shift+${name}` : `mod+${name}`;
}

/** Does what `shortcuts` say while the screen is open, and tells the list of keys of them. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const id = useId();
  const run = useEffectEvent((event: KeyboardEvent) => {
    const found = shortcuts.find(({ key }) => key === keyName(event));
    if (!found || !isCommand(event)) return;
    event.preventDefault();
    found.run();
  });
  const labels = shortcuts.map(({ key, label }) => `${key} ${label ?? ''}`).join('\n');
  const tell = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const shown = tell().filter(({ label }) => label);
    useRegistered.setState(({ groups }) => ({ groups: { ...groups, [id]: shown } }));
    return () => useRegistered.setState(({ groups: { [id]: _gone, ...others } }) => ({ groups: others }));
  }, [id, labels]);
  // As soon as the screen stands: a key that is pressed before it is painted is meant for it too.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
