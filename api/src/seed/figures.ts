import type { Statistic } from '../statistics/statistic.entity.js';
import { labelsOf } from './seed-texts.js';

type Figure = Omit<Statistic, 'id' | 'position' | 'created_at' | 'revision' | 'changed_by'>;

const figure = (key: string, value: number, marks: { prefix?: string; suffix?: string } = {}): Figure => ({
  key,
  labels: labelsOf(key),
  value,
  prefix: marks.prefix ?? '',
  suffix: marks.suffix ?? '',
});

const plus = { suffix: '+' };
const percent = { suffix: '%' };

/** Every figure the practice claims, in the order in which staff see them. */
export const figures: Figure[] = [
  figure('procedures_performed', 30_000, plus),
  figure('success_rate', 98, percent),
  figure('practice_years', 15, plus),
  figure('surgeon_years', 20, plus),
  figure('pacific_islands', 12),
  figure('guam_procedures', 600, plus),
  figure('residents_served', 200_000, plus),
  figure('travel_cost_saved', 3000, { prefix: '$' }),
  figure('research_funding', 1, { prefix: '$', suffix: 'M+' }),
  figure('guam_missions', 4),
  figure('lives_impacted', 650, plus),
  figure('satisfaction', 99.2, percent),
  figure('average_rating', 4.9, { suffix: '/5' }),
];
