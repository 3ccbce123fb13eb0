import { median } from '../api/figures.ts';

/** One action of staff in a list. */
export interface Step {
  /** Time until the API's response was complete, in ms; null if the step sends no request. */
  answer: number | null;
  /** Time from a key press or click until the next paint, in ms; browsers report none below 16. */
  paint: number;
}

export type Steps = Record<string, Step>;

export interface Figure {
  answer: number | null;
  paint: number;
  /** The paint time relative to an empty list; null if an empty list lacks the step. */
  ratio: number | null;
}

/** The upper limits of each step: ms, ms and a ratio. */
export const limits = { answer: 100, paint: 100, ratio: 2 } as const;

const medianOrNull = (values: (number | null | undefined)[]): number | null => {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length > 0 ? median(numbers) : null;
};

/** The medians of all rounds, step by step. */
export function figuresOf(full: Steps[], empty: Steps[]): Record<string, Figure> {
  const names = Object.keys(full[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const paint = medianOrNull(full.map((round) => round[name]?.paint)) ?? 0;
      const emptyPaint = medianOrNull(empty.map((round) => round[name]?.paint));
      const figure: Figure = {
        answer: medianOrNull(full.map((round) => round[name]?.answer)),
        paint,
        ratio: emptyPaint === null ? null : paint / emptyPaint,
      };
      return [name, figure];
    }),
  );
}

/** Whether any value of a step exceeds its limit. */
export const exceedsLimit = (figure: Figure): boolean =>
  (Object.keys(limits) as (keyof typeof limits)[]).some((name) => (figure[name] ?? 0) > limits[name]);
