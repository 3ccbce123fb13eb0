import type { Statistic } from '../../statistics/statistic.entity.js';

type Figure = Omit<Statistic, 'id' | 'position'>;

const figure = (
  key: string,
  label: string,
  value: number,
  marks: { prefix?: string; suffix?: string } = {},
): Figure => ({
  key,
  label,
  value,
  prefix: marks.prefix ?? '',
  suffix: marks.suffix ?? '',
});

const plus = { suffix: '+' };
const percent = { suffix: '%' };

/** Every figure the practice claims, in the order in which staff see them. */
export const figures: Figure[] = [
  figure('procedures_performed', 'Procedures performed', 30_000, plus),
  figure('success_rate', 'Success rate', 98, percent),
  figure('practice_years', 'Years of experience of the practice', 15, plus),
  figure('surgeon_years', 'Years of experience of the surgeon', 20, plus),
  figure('pacific_islands', 'Pacific islands served', 12),
  figure('guam_procedures', 'Procedures in Guam', 600, plus),
  figure('residents_served', 'Residents served', 200_000, plus),
  figure('travel_cost_saved', 'Travel cost saved', 3000, { prefix: '$' }),
  figure('research_funding', 'Research funding', 1, { prefix: '$', suffix: 'M+' }),
  figure('guam_missions', 'Annual missions to Guam', 4),
  figure('lives_impacted', 'Lives impacted', 650, plus),
  figure('satisfaction', 'Patient satisfaction', 99.2, percent),
  figure('average_rating', 'Average rating', 4.9, { suffix: '/5' }),
];
