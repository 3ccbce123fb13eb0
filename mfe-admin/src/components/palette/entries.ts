/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Beside the label, quieter. */
  detail?: string;
  /** Other words by which it is found. */
  words?: string;
  run: () => void;
}

export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

/** As words are compared: García is found by garcia. */
const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is typed stands somewhere in it, in any order. */
export function matchesText(
  { label, words = '' }: Pick<PaletteEntry, 'label' | 'words'>,
  text: string,
): boolean {
  const searched = foldAccents(`${label} ${words}`);
  return foldAccents(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

export const filterMatching = <Line extends Parameters<typeof matchesText>[0]>(
  lines: Line[],
  text: string,
): Line[] => lines.filter((line) => matchesText(line, text));
