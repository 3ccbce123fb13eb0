/** One result of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** Further text beside the label. */
  detail?: string;
  /** More words that find the result. */
  keywords?: string;
  run: () => void;
}

export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

/** Without accents and case, so that garcia finds García. */
const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the entry contains every typed word, in any order. */
export function matchesText(
  { label, keywords = '' }: Pick<PaletteEntry, 'label' | 'keywords'>,
  text: string,
): boolean {
  const searched = foldAccents(`${label} ${keywords}`);
  return foldAccents(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

export const filterMatching = <Line extends Parameters<typeof matchesText>[0]>(
  lines: Line[],
  text: string,
): Line[] => lines.filter((line) => matchesText(line, text));
