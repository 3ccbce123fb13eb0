import {
  cellsOf,
  countEye,
  noEyes,
  type OutcomeCounts,
  type OutcomeEye,
} from '@lens/contracts/outcome-counts';
import { procedures, type Procedure } from '@lens/contracts/procedures';
import type { OutcomeRow } from '../outcomes/outcome.entity.js';
import { daysBefore } from './sample-days.js';

interface Sample {
  eyes: number;
  lost: number;
  months: number;
  /** Myopia before surgery, in diopters. */
  myopia: { from: number; to: number };
  /** Standard deviation of the error, in diopters. */
  scatter: number;
}

const samples: Record<Procedure, Sample> = {
  lasik: { eyes: 412, lost: 19, months: 3, myopia: { from: 0.75, to: 10 }, scatter: 0.24 },
  prk: { eyes: 186, lost: 14, months: 6, myopia: { from: 0.75, to: 8 }, scatter: 0.29 },
  icl: { eyes: 94, lost: 5, months: 3, myopia: { from: 6, to: 18 }, scatter: 0.27 },
};

/** Evenly spread numbers from 0 to 1 that repeat in no short time: the same demo at each first start. */
const spread = (index: number, step: number): number => (index * step) % 1;

/** Nearly normal: the sum of twelve even numbers has a variance of one. */
const bell = (index: number): number =>
  Array.from({ length: 12 }, (_, place) =>
    spread(index + 1, Math.SQRT2 * (place + 1) + Math.sqrt(place + 3)),
  ).reduce((sum, share) => sum + share, -6);

const quarter = (diopters: number): number => Math.round(diopters * 4) / 4;
const eighth = (diopters: number): number => Math.round(diopters * 8) / 8;

function acuityAt(error: number, best: number): number {
  const worse = [best, best, 20, 25, 32, 40, 63];
  return Math.max(best, worse[Math.min(Math.round(Math.abs(error) * 4), worse.length - 1)]!);
}

function inventEye(index: number, { myopia, scatter }: Sample): OutcomeEye {
  const before = -quarter(myopia.from + (myopia.to - myopia.from) * spread(index, 0.618) ** 1.6);
  const error = eighth(bell(index) * scatter - 0.04);
  const cdva = spread(index, 0.377) < 0.22 ? 12.5 : spread(index, 0.377) < 0.72 ? 16 : 20;
  const change = spread(index, 0.271);
  return {
    cdva_before: cdva,
    cdva_after: change < 0.02 ? 25 : change < 0.86 ? cdva : Math.max(12.5, cdva === 20 ? 16 : 12.5),
    udva_after: acuityAt(error, cdva),
    se_before: before,
    se_target: 0,
    se_after: error,
    cyl_before: quarter(3 * spread(index, 0.733) ** 2.4),
    cyl_after: quarter(0.9 * spread(index, 0.529) ** 2.6),
  };
}

function countSample(sample: Sample): OutcomeCounts {
  const counts = noEyes();
  const cells = new Map<string, number>();
  for (let index = 1; index <= sample.eyes; index += 1) countEye(counts, cells, inventEye(index, sample));
  return { ...counts, correction: cellsOf(cells) };
}

type SampleOutcome = Omit<OutcomeRow, 'id' | 'created_at' | 'revision' | 'changed_by'>;

/** Invented for the demo, and marked as samples. @param now the moment from which days are counted back */
export const buildSampleOutcomes = (now: number): SampleOutcome[] =>
  procedures.map((procedure) => ({
    procedure,
    from: daysBefore(now, 425),
    to: daysBefore(now, 60),
    months: samples[procedure].months,
    lost: samples[procedure].lost,
    counts: countSample(samples[procedure]),
    is_sample: true,
  }));
