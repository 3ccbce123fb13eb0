/** The normal quantile of a two-sided 95% interval. */
const z = 1.959963984540054;

export interface Interval {
  /** Shares from 0 to 1. */
  low: number;
  high: number;
}

/**
 * The 95% confidence interval of a share by Wilson's score method, without continuity correction. Unlike the textbook's
 * normal interval, it stays within 0 and 1, and holds for few people and for shares near 100%.
 */
export function wilsonInterval(numerator: number, denominator: number): Interval {
  const share = numerator / denominator;
  const spread = (z * z) / denominator;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share) + spread / 4) / denominator)) / (1 + spread);
  return {
    low: numerator === 0 ? 0 : centre - half,
    high: numerator === denominator ? 1 : centre + half,
  };
}
