import { create } from 'zustand';

interface PaletteState {
  isOpen: boolean;
  /** What is typed. Kept here, since the field changes hands while the palette's own code is on its way. */
  text: string;
  /** Something was chosen: the focus goes on to the page, and not back. */
  hasChosen: boolean;
}

/** Under which it keeps what was found where. */
export const paletteSearchKey = (path: string) => ['palette', path] as const;

export const usePalette = create<PaletteState>()(() => ({ isOpen: false, text: '', hasChosen: false }));

export const openPalette = () => usePalette.setState({ isOpen: true, text: '', hasChosen: false });
export const closePalette = () => usePalette.setState({ isOpen: false });

/** Does what was chosen, after the palette has made way. */
export function closeAndRun(run: () => void): void {
  usePalette.setState({ isOpen: false, hasChosen: true });
  run();
}

/** ⌘ where keyboards have it; there Ctrl K belongs to the text field at hand. */
export const isApplePlatform = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
