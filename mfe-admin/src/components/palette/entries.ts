/** One line of the palette. */
export interface Entry {
  id: string;
  label: string;
  /** Beside the label, quieter. */
  note?: string;
  /** Other words by which it is found. */
  words?: string;
  run: () => void;
}

export interface EntryGroup {
  value: string;
  items: Entry[];
}

/** As words are compared: García is found by garcia. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is typed stands somewhere in it, in any order. */
export function matches({ label, words = '' }: Pick<Entry, 'label' | 'words'>, text: string): boolean {
  const searched = folded(`${label} ${words}`);
  return folded(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

export const matching = <Line extends Parameters<typeof matches>[0]>(lines: Line[], text: string): Line[] =>
  lines.filter((line) => matches(line, text));
