/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export interface RankTest {
  /** How often a value of the first sample is the larger one of a pair; 0.5 when nothing tells the samples apart. */
  share: number;
  /** How likely a share as far from 0.5 is if the samples are alike. */
  probability: number;
}

/** The rank of each value, with the mean for those that are equal, and what ties take from the variance. */
function rank(values: readonly number[]): { ranks: number[]; ties: number } {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length);
  let ties = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]!.value === order[from]!.value) to += 1;
    for (const { at } of order.slice(from, to)) ranks[at] = (from + 1 + to) / 2;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  return { ranks, ties };
}

/** The upper tail of the normal distribution on both sides (Abramowitz and Stegun 7.1.26, exact to 1.5e-7). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return Math.min(1, series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x));
}

/** Mann and Whitney's test, by its normal approximation: for samples of twenty values or more. */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const [n, m] = [first.length, second.length];
  const { ranks, ties } = rank([...first, ...second]);
  const larger = ranks.slice(0, n).reduce((sum, one) => sum + one, 0) - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1)));
  const z = variance === 0 ? 0 : (larger - (n * m) / 2) / Math.sqrt(variance);
  return { share: larger / (n * m), probability: twoSided(z) };
}
