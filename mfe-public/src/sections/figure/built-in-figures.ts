import { practiceFigures, type FigureKey, type PracticeFigure } from '@lens/contracts/practice-facts';

export type Figures<Key extends FigureKey> = Record<Key, PracticeFigure>;

/** The figures from the API, completed by the built-in ones. */
export function withBuiltIn<Key extends FigureKey>(
  keys: readonly Key[],
  loaded: Partial<Figures<Key>> = {},
): Figures<Key> {
  return Object.fromEntries(keys.map((key) => [key, loaded[key] ?? practiceFigures[key]])) as Figures<Key>;
}
