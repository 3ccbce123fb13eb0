import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { usePreferences } from './preferences';

export interface Shortcut {
  /** As `KeyboardEvent.key` has it, in lower case: `a`, `?`, `arrowdown`. */
  key: string;
  /** What it does, for the list of keys; one without a label is another name for the one before. */
  label?: string;
  run: () => void;
}

interface Registered {
  groups: Record<string, Shortcut[]>;
}

/** What can be done by one key on the screen at hand. */
export const useRegistered = create<Registered>()(() => ({ groups: {} }));

const takesText = (element: EventTarget | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea, [role="textbox"]'));

/** A window or a menu is open, not only about to go; toasts are windows too, but of no mode. */
export const isCovered = (): boolean =>
  document.querySelector(
    '[role$="dialog"]:not([aria-modal="false"], [data-closed]), [role="menu"]:not([data-closed])',
  ) !== null;

/** A letter alone, where nothing is being written and no window is open. */
const isCommand = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !takesText(event.target) &&
  usePreferences.getState().singleKeys &&
  !isCovered();

/** Does what `shortcuts` say while the screen is open, and tells the list of keys of them. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const id = useId();
  const run = useEffectEvent((event: KeyboardEvent) => {
    const found = shortcuts.find(({ key }) => key === event.key.toLowerCase());
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
