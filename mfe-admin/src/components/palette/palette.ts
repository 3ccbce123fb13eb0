import { create } from 'zustand';

interface PaletteState {
  isOpen: boolean;
  /** The typed text. It is stored here since the field is replaced once the palette's code is loaded. */
  text: string;
  /** Something was chosen, so the focus goes to the page and not back to where it was. */
  hasChosen: boolean;
}

/** The query key of the palette's results from a path of the API. */
export const paletteSearchKey = (path: string) => ['palette', path] as const;

export const usePalette = create<PaletteState>()(() => ({ isOpen: false, text: '', hasChosen: false }));

export const openPalette = () => usePalette.setState({ isOpen: true, text: '', hasChosen: false });
export const closePalette = () => usePalette.setState({ isOpen: false });

/** Closes the palette, then runs the chosen entry. */
export function closeAndRun(run: () => void): void {
  usePalette.setState({ isOpen: false, hasChosen: true });
  run();
}

/** Apple keyboards use ⌘ K, since Ctrl K deletes text there. */
export const isApplePlatform = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
