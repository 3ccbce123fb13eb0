/** A measurement after some minutes, or after some releases. */
export interface Sample {
  at: number;
  megabytes: number;
}

/** By how much memory grows, in MB a minute or a release, and the standard error of that. */
export interface Slope {
  slope: number;
  error: number;
}

/** The least-squares line through the samples. @throws Error for fewer than three samples */
export function slopeOf(samples: Sample[]): Slope {
  const count = samples.length;
  if (count < 3) throw new Error('A slope needs at least three samples.');
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / count;
  const [meanAt, meanMegabytes] = [mean(({ at }) => at), mean(({ megabytes }) => megabytes)];
  const spread = samples.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  const slope =
    samples.reduce((sum, { at, megabytes }) => sum + (at - meanAt) * (megabytes - meanMegabytes), 0) / spread;
  const residue = samples.reduce(
    (sum, { at, megabytes }) => sum + (megabytes - meanMegabytes - slope * (at - meanAt)) ** 2,
    0,
  );
  return { slope, error: Math.sqrt(residue / (count - 2) / spread) };
}

/** So long no more than a megabyte may be added: an hour, or a thousand releases. */
export const hour = 60;
export const thousandReleases = 1000;

/** Whether no growth is shown: zero is within two standard errors, or it is less than a megabyte in a span. */
export const isFlat = ({ slope, error }: Slope, span: number): boolean =>
  slope <= 2 * error || slope * span < 1;
