/** A measurement in time. */
export interface Sample {
  minute: number;
  megabytes: number;
}

/** By how much memory grows, in MB a minute, and the standard error of that. */
export interface Slope {
  slope: number;
  error: number;
}

/** The least-squares line through the samples. @throws Error for fewer than three samples */
export function slopeOf(samples: Sample[]): Slope {
  const count = samples.length;
  if (count < 3) throw new Error('A slope needs at least three samples.');
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / count;
  const [meanMinute, meanMegabytes] = [mean(({ minute }) => minute), mean(({ megabytes }) => megabytes)];
  const spread = samples.reduce((sum, { minute }) => sum + (minute - meanMinute) ** 2, 0);
  const slope =
    samples.reduce(
      (sum, { minute, megabytes }) => sum + (minute - meanMinute) * (megabytes - meanMegabytes),
      0,
    ) / spread;
  const residue = samples.reduce(
    (sum, { minute, megabytes }) => sum + (megabytes - meanMegabytes - slope * (minute - meanMinute)) ** 2,
    0,
  );
  return { slope, error: Math.sqrt(residue / (count - 2) / spread) };
}

/** Whether no growth is shown: zero is within two standard errors, or what grows is less than a megabyte in an hour. */
export const isFlat = ({ slope, error }: Slope): boolean => slope <= 2 * error || slope * 60 < 1;
