import { useEffect } from 'react';
import { isDialogOpen } from '@lens/platform/shortcuts';
import { closePalette, isApple, openPalette, usePalette } from './palette';

/** Ctrl K, or ⌘ K, opens and closes the palette, also while something is being written. */
export function usePaletteKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const called = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (key.toLowerCase() !== 'k' || !called || altKey || shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (usePalette.getState().open) closePalette();
      // A window that asks something is answered first.
      else if (!isDialogOpen()) openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
