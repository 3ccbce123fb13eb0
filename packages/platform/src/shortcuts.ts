import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { pageSingleton } from '@lens/platform/page-singleton';
import { usePreferences } from '@lens/platform/preferences';

export interface Shortcut {
  /**
   * `KeyboardEvent.key` in lower case: `a`, `?`, `arrowdown`. `mod` in `mod+enter` and `mod+shift+enter` is Ctrl or ⌘.
   * Those work in text fields too, as does `alt+1`, the digit above the letters.
   */
  key: string;
  /**
   * What it does, for the list of shortcuts. One without a label is another key for the one before, and is not listed.
   */
  label?: string;
  run: () => void;
}

interface ShortcutGroups {
  groups: Record<string, Shortcut[]>;
}

/** The shortcuts of the current screen, from all remotes. */
export const useShortcutGroups = pageSingleton('shortcuts', () =>
  create<ShortcutGroups>()(() => ({ groups: {} })),
);

const acceptsText = (element: EventTarget | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches('input:not([type="checkbox"], [type="radio"]), select, textarea, [role="textbox"]'));

/** Whether a modal dialog or a menu is open and not about to close. Toasts are dialogs too, but not modal. */
export const isDialogOpen = (): boolean =>
  document.querySelector(
    '[role$="dialog"]:not([aria-modal="false"], [data-closed]), [role="menu"]:not([data-closed])',
  ) !== null;

/** Alt without Ctrl, since both together type the third character of a key. */
const isAltDigit = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && /^Digit\d$/.test(code);

const isModOrSingleKey = (event: KeyboardEvent) =>
  !event.altKey &&
  (event.ctrlKey || event.metaKey || (!acceptsText(event.target) && usePreferences.getState().singleKeys));

const isShortcut = (event: KeyboardEvent) =>
  !event.defaultPrevented && (isAltDigit(event) || isModOrSingleKey(event)) && !isDialogOpen();

function keyName(event: KeyboardEvent): string {
  // The character that Alt and a digit type depends on the keyboard, so take the digit from the code.
  if (isAltDigit(event)) return `alt+${event.code.slice('Digit'.length)}`;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const name = key.toLowerCase();
  if (!ctrlKey && !metaKey) return name;
  return shiftKey ? `mod+shift+${name}` : `mod+${name}`;
}

/** Runs `shortcuts` while the screen is open, and adds them to the list of shortcuts. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const id = useId();
  const run = useEffectEvent((event: KeyboardEvent) => {
    const found = shortcuts.find(({ key }) => key === keyName(event));
    if (!found || !isShortcut(event)) return;
    event.preventDefault();
    found.run();
  });
  const labels = shortcuts.map(({ key, label }) => `${key} ${label ?? ''}`).join('\n');
  const currentShortcuts = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const labelled = currentShortcuts().filter(({ label }) => label);
    useShortcutGroups.setState(({ groups }) => ({ groups: { ...groups, [id]: labelled } }));
    return () =>
      useShortcutGroups.setState(({ groups: { [id]: _removed, ...others } }) => ({ groups: others }));
  }, [id, labels]);
  // A layout effect, since a key that is pressed before the screen is painted is meant for it too.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
