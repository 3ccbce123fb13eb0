import { practiceFigures, type FigureKey, type PracticeFigure } from '@lens/contracts/practice-facts';

/** The figures of a page by their keys. One that staff have hidden, or that nobody knows, is not there. */
export type Figures<Key extends FigureKey, Shown = PracticeFigure> = Partial<Record<Key, Shown>>;

/**
 * The figures from the API. While it is away, a page of the demo shows the built-in ones, and a page of a practice none:
 * nothing that came with the program is claimed in its name.
 */
export const withBuiltIn = <Shown extends PracticeFigure>(
  loaded: Figures<FigureKey, Shown> | undefined,
  isDemo: boolean,
): Figures<FigureKey, Shown | PracticeFigure> => loaded ?? (isDemo ? practiceFigures : {});
