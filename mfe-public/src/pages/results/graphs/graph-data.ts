import {
  acuityClasses,
  cellDiopters,
  cylinderClasses,
  errorClasses,
  lineClasses,
  type CorrectionCell,
} from '@lens/contracts/outcome-counts';

/** A class of a graph: its label under a bar, in one or two lines, and the same in a table. */
export interface GraphClass {
  label: readonly string[];
  name: string;
}

const oneLine = (name: string): GraphClass => ({ label: [name], name });
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
const fixed = (value: number): string => value.toFixed(2);

export const acuities: readonly GraphClass[] = acuityClasses.map(oneLine);

export const lines: readonly GraphClass[] = lineClasses.map((line, index) =>
  oneLine(index === 0 ? `≤ ${line}` : index === lineClasses.length - 1 ? `≥ +${line}` : signed(line)),
);

/** Classes that end at a limit; the first is open below unless it begins at `start`, the last is open above. */
function spans(limits: readonly number[], start: number | null): GraphClass[] {
  const step = 0.01;
  const classes = limits.map((to, index): GraphClass => {
    const previous = index === 0 ? start : limits[index - 1]! + step;
    if (previous === null) return { label: ['≤', fixed(to)], name: `≤ ${fixed(to)}` };
    const from = fixed(Math.round(previous * 100) / 100);
    return { label: [from, fixed(to)], name: `${from} – ${fixed(to)}` };
  });
  const last = fixed(limits.at(-1)!);
  return [...classes, { label: ['>', last], name: `> ${last}` }];
}

export const errors: readonly GraphClass[] = spans(errorClasses, null);
export const cylinders: readonly GraphClass[] = spans(cylinderClasses, 0);

/** In percent of all eyes. */
export const shares = (counts: readonly number[], eyes: number): number[] =>
  counts.map((count) => (100 * count) / eyes);

/** The least round percentage that no bar is higher than. */
export const scaleTop = (percentages: readonly number[]): number => {
  const highest = Math.max(...percentages);
  return [20, 40, 60, 80].find((top) => highest <= top) ?? 100;
};

export interface CorrectionRow {
  /** In diopters: `2 – 4`. */
  intended: string;
  eyes: number;
  /** The mean, in diopters. */
  achieved: number;
}

const rowDiopters = 2;

/** The cells of the graph in rows of two diopters, for a table. */
export function correctionRows(cells: readonly CorrectionCell[]): CorrectionRow[] {
  const rows = new Map<number, { eyes: number; sum: number }>();
  for (const [attempted, achieved, eyes] of cells) {
    const from = Math.floor((attempted * cellDiopters) / rowDiopters) * rowDiopters;
    const row = rows.get(from) ?? { eyes: 0, sum: 0 };
    rows.set(from, { eyes: row.eyes + eyes, sum: row.sum + achieved * cellDiopters * eyes });
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([from, { eyes, sum }]) => ({
      intended: `${from} – ${from + rowDiopters}`,
      eyes,
      achieved: Math.round((100 * sum) / eyes) / 100,
    }));
}
