import { create } from 'zustand';

interface PaletteState {
  open: boolean;
  /** What is typed. Kept here, since the field changes hands while the palette's own code is on its way. */
  text: string;
  /** Something was chosen: the focus goes on to the page, and not back. */
  chosen: boolean;
}

/** Under which it keeps what was found where. */
export const foundKey = (path: string) => ['palette', path] as const;

export const usePalette = create<PaletteState>()(() => ({ open: false, text: '', chosen: false }));

export const openPalette = () => usePalette.setState({ open: true, text: '', chosen: false });
export const closePalette = () => usePalette.setState({ open: false });

/** Does what was chosen, after the palette has made way. */
export function choose(run: () => void): void {
  usePalette.setState({ open: false, chosen: true });
  run();
}

/** ⌘ where keyboards have it; there Ctrl K belongs to the text field at hand. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
