import { useEffect } from 'react';
import { isDialogOpen } from '@lens/platform/shortcuts';
import { closePalette, isApplePlatform, openPalette, usePalette } from './palette';

/** Ctrl K or ⌘ K opens and closes the palette, also while somebody is typing. */
export function usePaletteKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isModified = isApplePlatform() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() !== 'k' || !isModified || altKey || shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (usePalette.getState().isOpen) closePalette();
      // An open dialog has to be answered first.
      else if (!isDialogOpen()) openPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
