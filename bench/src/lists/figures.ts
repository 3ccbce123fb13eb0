import { median } from '../api/figures.ts';

/** One thing that staff do with a list. */
export interface Step {
  /** ms until the API had answered, as the browser saw it; null where a step asked for nothing. */
  answer: number | null;
  /** ms from the touch of a key or button until the browser painted next; what it does not report is under 16. */
  paint: number;
}

export type Steps = Record<string, Step>;

export interface Figure {
  answer: number | null;
  paint: number;
  /** Of the paint beside that of an empty list, where one can do the same. */
  ratio: number | null;
}

/** ms, ms, and a ratio: none may be more. */
export const limits = { answer: 100, paint: 100, ratio: 2 } as const;

const middle = (values: (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length > 0 ? median(known) : null;
};

/** The middle of all rounds, step by step. */
export function figuresOf(full: Steps[], empty: Steps[]): Record<string, Figure> {
  const names = Object.keys(full[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const paint = middle(full.map((round) => round[name]?.paint)) ?? 0;
      const floor = middle(empty.map((round) => round[name]?.paint));
      const figure: Figure = {
        answer: middle(full.map((round) => round[name]?.answer)),
        paint,
        ratio: floor === null ? null : paint / floor,
      };
      return [name, figure];
    }),
  );
}

/** Whether a figure is over its limit. */
export const misses = (figure: Figure): boolean =>
  (Object.keys(limits) as (keyof typeof limits)[]).some((name) => (figure[name] ?? 0) > limits[name]);
