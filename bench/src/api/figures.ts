/** The figures of one side in one round. */
export interface Round {
  /** Responses per second. */
  rate: number;
  /** The latency of 50 and of 99 in a hundred requests, in ms. */
  p50: number;
  p99: number;
  /** Responses outside 2xx, and requests without a response. */
  failed: number;
}

/** What is measured by turns: the API with a cached answer, `node:http` with the same bytes, the API without, `pg`. */
export const sideNames = ['cached', 'bytes', 'fresh', 'pg'] as const;

type SideName = (typeof sideNames)[number];

export type Sides<Value> = Record<SideName, Value>;

/** The rate of one side must be at least this fraction of the rate of the other. */
export const targets = [
  { side: 'cached', floor: 'bytes', minimum: 0.9 },
  { side: 'fresh', floor: 'pg', minimum: 0.5 },
] as const;

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

export const mediansOfRounds = (rounds: Round[]): Round => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});

/** The median of the ratios within each round, since other load on the machine slows both sides of a round. */
export const medianRatio = (side: Round[], floor: Round[]): number =>
  median(side.map(({ rate }, round) => rate / floor[round]!.rate));
