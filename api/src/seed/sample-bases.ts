import type { BasisSource } from '@lens/contracts/claim-basis';
import type { FigureKey } from '@lens/contracts/practice-facts';
import type { Basis } from '@lens/contracts/statistics';
import { daysBefore } from './sample-days.js';
import { definitionsOf } from './seed-texts.js';

type SampleBasis = [source: BasisSource, numerator: number | null, denominator?: number, lost?: number];

/** Invented for the demo, like the figures themselves. Those without a denominator count since the beginning. */
const samples: Record<FigureKey, SampleBasis> = {
  procedures_performed: ['records', 30_112],
  success_rate: ['records', 2450, 2500, 87],
  practice_years: ['records', 15],
  surgeon_years: ['records', 20],
  pacific_islands: ['records', 12],
  guam_procedures: ['records', 612],
  residents_served: ['publication', 201_400],
  travel_cost_saved: ['survey', null, 48, 11],
  research_funding: ['accounts', 1_040_000],
  guam_missions: ['records', 4],
  lives_impacted: ['records', 662],
  satisfaction: ['survey', 992, 1000, 214],
  average_rating: ['reviews', null, 386],
};

/** @param now the moment from which days are counted back */
export function sampleBasisOf(key: string, now: number): Basis | null {
  const [source, numerator, denominator = null, lost = null] = samples[key as FigureKey];
  return {
    numerator,
    denominator,
    from: denominator === null ? null : daysBefore(now, 425),
    to: daysBefore(now, 60),
    lost,
    source,
    definition: definitionsOf(key),
    is_sample: true,
  };
}
