import type { Procedure } from './procedures.js';

/*
 * The results of many eyes, counted for the six standard graphs of refractive surgery (Waring; Journal of Refractive
 * Surgery). Only counts are stored and sent: no row tells of one eye. Without zod, for patient pages.
 */

/** Fewer eyes are neither stored nor shown: a small group says little, and may point at somebody. */
export const minEyes = 30;
/** Eyes in one file. */
export const maxEyes = 20_000;

/** Snellen acuities, best first, as classes of the graph of uncorrected acuity: "this or better". */
export const acuityClasses = [
  '20/12.5',
  '20/16',
  '20/20',
  '20/25',
  '20/32',
  '20/40',
  '20/63',
  '20/80',
] as const;

/** Lines of acuity lost (negative) or gained, the ends standing for "or more". */
export const lineClasses = [-3, -2, -1, 0, 1, 2, 3] as const;

/** Error of the spherical equivalent in diopters, each "up to this"; the last class is above. */
export const errorClasses = [-1.51, -1.01, -0.51, -0.14, 0.13, 0.5, 1, 1.5] as const;

/** Residual astigmatism in diopters, each "up to this"; the last class is above. */
export const cylinderClasses = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** Width of a cell of the graph of attempted and achieved correction, in diopters. */
export const cellDiopters = 0.5;

/** A cell of attempted and achieved correction, as multiples of `cellDiopters`, and how many eyes are in it. */
export type CorrectionCell = [attempted: number, achieved: number, eyes: number];

export interface OutcomeCounts {
  eyes: number;
  /** Eyes whose acuity is in the class or better: without glasses after surgery, with glasses before. */
  udva: number[];
  cdva: number[];
  /** Eyes by lines between acuity without glasses after surgery and with glasses before. */
  udvaAgainstCdva: number[];
  /** Eyes by lines that the acuity with glasses has changed. */
  cdvaChange: number[];
  /** Eyes by attempted and achieved correction. */
  correction: CorrectionCell[];
  /** Eyes by error of the spherical equivalent; one more than `errorClasses` has bounds. */
  error: number[];
  withinHalf: number;
  withinOne: number;
  /** Eyes by astigmatism before and after; one more than `cylinderClasses`. */
  cylinderBefore: number[];
  cylinderAfter: number[];
}

/** One eye, as a line of the file has it. Acuities are denominators: 20 for 20/20. */
export interface OutcomeEye {
  cdva_before: number;
  udva_after: number;
  cdva_after: number;
  se_before: number;
  se_target: number;
  se_after: number;
  cyl_before: number;
  cyl_after: number;
}

/** The results of one procedure, for visitors. */
export interface PublicOutcome {
  procedure: Procedure;
  from: string;
  to: string;
  /** Months between surgery and measurement. */
  months: number;
  lost: number;
  is_sample: boolean;
  counts: OutcomeCounts;
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

export const noEyes = (): OutcomeCounts => ({
  eyes: 0,
  udva: zeros(acuityClasses.length),
  cdva: zeros(acuityClasses.length),
  udvaAgainstCdva: zeros(lineClasses.length),
  cdvaChange: zeros(lineClasses.length),
  correction: [],
  error: zeros(errorClasses.length + 1),
  withinHalf: 0,
  withinOne: 0,
  cylinderBefore: zeros(cylinderClasses.length + 1),
  cylinderAfter: zeros(cylinderClasses.length + 1),
});

const classDenominators = acuityClasses.map((acuity) => Number(acuity.slice(3)));

/** Lines from one acuity to another on a logMAR chart, in which a line is 0.1; positive is better. */
export const linesBetween = (before: number, after: number): number =>
  Math.round(10 * Math.log10(before / after));

function countAcuity(counts: number[], denominator: number): void {
  for (const [index, limit] of classDenominators.entries()) if (denominator <= limit) counts[index]! += 1;
}

function countLines(counts: number[], lines: number): void {
  const [worst, best] = [lineClasses[0], lineClasses.at(-1)!];
  counts[Math.min(Math.max(lines, worst), best) - worst]! += 1;
}

const classOf = (limits: readonly number[], isWithin: (limit: number) => boolean): number => {
  const found = limits.findIndex(isWithin);
  return found < 0 ? limits.length : found;
};

/** Measurements have three decimals at most; sums of them are freed of what binary numbers add. */
const exact = (diopters: number): number => Math.round(diopters * 1000) / 1000;

/** Adds one eye to the counts, in place: ten thousand eyes take no more memory than one. */
export function countEye(counts: OutcomeCounts, cells: Map<string, number>, eye: OutcomeEye): void {
  counts.eyes += 1;
  countAcuity(counts.udva, eye.udva_after);
  countAcuity(counts.cdva, eye.cdva_before);
  countLines(counts.udvaAgainstCdva, linesBetween(eye.cdva_before, eye.udva_after));
  countLines(counts.cdvaChange, linesBetween(eye.cdva_before, eye.cdva_after));
  const error = exact(eye.se_after - eye.se_target);
  counts.error[classOf(errorClasses, (limit) => error <= limit)]! += 1;
  if (Math.abs(error) <= 0.5) counts.withinHalf += 1;
  if (Math.abs(error) <= 1) counts.withinOne += 1;
  counts.cylinderBefore[classOf(cylinderClasses, (limit) => eye.cyl_before <= limit)]! += 1;
  counts.cylinderAfter[classOf(cylinderClasses, (limit) => eye.cyl_after <= limit)]! += 1;
  // Myopia is corrected by plus; both corrections are positive for it, as on the standard graph.
  const cell = [eye.se_target - eye.se_before, eye.se_after - eye.se_before]
    .map((diopters) => Math.round(exact(diopters) / cellDiopters))
    .join(' ');
  cells.set(cell, (cells.get(cell) ?? 0) + 1);
}

/** The counted cells, in order. */
export const cellsOf = (cells: ReadonlyMap<string, number>): CorrectionCell[] =>
  [...cells]
    .map(([cell, eyes]): CorrectionCell => {
      const [attempted = 0, achieved = 0] = cell.split(' ').map(Number);
      return [attempted, achieved, eyes];
    })
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
