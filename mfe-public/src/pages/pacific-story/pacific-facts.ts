import { withBuiltIn, type Figures } from '../../sections/figure/built-in-figures';

export const impactKeys = ['lives_impacted', 'pacific_islands', 'success_rate', 'practice_years'] as const;

export type ImpactFigures = Figures<(typeof impactKeys)[number]>;

/** The figures from the API; the built-in ones for those that it did not give. */
export const impactOf = (data: { figures: Partial<ImpactFigures> } | undefined): ImpactFigures =>
  withBuiltIn(impactKeys, data?.figures);

export interface TimelineEntry {
  year: 2010 | 2012 | 2014 | 2016 | 2018 | 2020 | 2022 | 2024;
  /** Islands reached and people treated by the end of the year, and missions flown in it. */
  stats: { islands: number; people: number; missions: number };
  side: 'left' | 'right';
  /** Marks a turning point. */
  highlight?: true;
  /** Marks the present. */
  current?: true;
}

export const timeline: readonly TimelineEntry[] = [
  { year: 2010, side: 'left', stats: { islands: 1, people: 14, missions: 1 } },
  { year: 2012, side: 'right', stats: { islands: 2, people: 58, missions: 2 } },
  { year: 2014, side: 'left', stats: { islands: 4, people: 121, missions: 2 } },
  { year: 2016, side: 'right', stats: { islands: 6, people: 214, missions: 3 } },
  { year: 2018, side: 'left', stats: { islands: 8, people: 327, missions: 4 }, highlight: true },
  { year: 2020, side: 'right', stats: { islands: 8, people: 341, missions: 0 } },
  { year: 2022, side: 'left', stats: { islands: 10, people: 498, missions: 4 } },
  { year: 2024, side: 'right', stats: { islands: 12, people: 650, missions: 4 }, current: true },
];
