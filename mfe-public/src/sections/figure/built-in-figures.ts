import { practiceFigures, type FigureKey, type PracticeFigure } from '@lens/contracts/practice-facts';

export type Figures<Key extends FigureKey> = Record<Key, PracticeFigure>;

/** What a page shows: the figures that the API gave, and for the others those that the site was built with. */
export function withBuiltIn<Key extends FigureKey>(
  keys: readonly Key[],
  loaded: Partial<Figures<Key>> = {},
): Figures<Key> {
  return Object.fromEntries(keys.map((key) => [key, loaded[key] ?? practiceFigures[key]])) as Figures<Key>;
}
