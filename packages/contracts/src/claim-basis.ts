/*
 * What stands behind a figure that the practice claims, and whether it still supports it. Without zod, for patient pages.
 */

/** How old the last day of a basis may be. */
export const basisYears = 1;

/** Where the numbers of a basis come from. */
export const basisSources = ['records', 'survey', 'reviews', 'accounts', 'publication'] as const;

export type BasisSource = (typeof basisSources)[number];

/** What was counted, among how many. Either may be missing: an average has no numerator, a total no denominator. */
export interface Counted {
  numerator: number | null;
  denominator: number | null;
}

/** A basis that is sent to visitors, with its definition in one language. */
export interface PublicBasis extends Counted {
  /** The first and the last day that were counted, `YYYY-MM-DD`; `from` is null for "since the beginning". */
  from: string | null;
  to: string;
  /** How many could not be counted because nobody knows their result; null where nothing can be lost. */
  lost: number | null;
  source: BasisSource;
  definition: string;
  lng: string;
  is_sample: boolean;
}

/** `none`: nothing stands behind the figure. `stale`: its last day is more than a year ago. */
export type BasisState = 'current' | 'stale' | 'none';

/** The same day a year ago; the 28th for a 29th of February. */
export function earliestCurrentDay(today: string): string {
  const year = String(Number(today.slice(0, 4)) - basisYears).padStart(4, '0');
  return `${year}${today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)}`;
}

/** @param today `YYYY-MM-DD` by the practice's clocks */
export function basisState(basis: { to: string } | null, today: string): BasisState {
  if (!basis) return 'none';
  return basis.to < earliestCurrentDay(today) ? 'stale' : 'current';
}

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Of a share, in the same decimals as the figure: neither side is rounded further than what is shown. */
function roundsTo(value: number, exact: number): boolean {
  const unit = 10 ** -decimalsOf(value);
  return Math.abs(exact - value) <= unit / 2 + 1e-9;
}

/** Why a basis does not support a figure; null if it does. */
export function findBasisProblem(
  { value, suffix }: { value: number; suffix: string },
  { numerator, denominator }: Counted,
): string | null {
  if (numerator !== null && denominator !== null && numerator > denominator)
    return `${numerator} of ${denominator} is not possible.`;
  if (suffix.trim().startsWith('%')) {
    if (numerator === null || denominator === null) return 'A percentage needs both counts.';
    const share = (100 * numerator) / denominator;
    return roundsTo(value, share)
      ? null
      : `${numerator} of ${denominator} is ${share.toFixed(2)}%, not ${value}%.`;
  }
  if (suffix.trim() === '+' && numerator !== null && numerator < value)
    return `${numerator} is fewer than ${value}.`;
  return null;
}
