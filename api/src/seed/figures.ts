import { practiceFigures, type FigureKey, type PracticeFigure } from '@lens/contracts/practice-facts';
import type { Statistic } from '../statistics/statistic.entity.js';
import { labelsOf } from './seed-texts.js';

type SeedFigure = Omit<Statistic, 'id' | 'position' | 'created_at' | 'revision' | 'changed_by'>;

/** Every figure that the practice claims, in the order in which staff see them. */
export const figures: SeedFigure[] = (Object.entries(practiceFigures) as [FigureKey, PracticeFigure][]).map(
  ([key, figure]) => ({ key, labels: labelsOf(key), ...figure }),
);
