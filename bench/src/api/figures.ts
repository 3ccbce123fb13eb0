/** What one side did in one round. */
export interface Round {
  /** Requests answered a second. */
  rate: number;
  /** Milliseconds to an answer, of 50 and of 99 in a hundred requests. */
  p50: number;
  p99: number;
  /** Answers that were no 200, and requests without an answer. */
  failed: number;
}

export interface Sides<Value> {
  api: Value;
  raw: Value;
}

/** The least that the API's rate has to be of the raw one. */
export const target = 0.45;

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

export const middleOf = (rounds: Round[]): Round => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});

/** The middle of the ratios within each round: what the machine does besides weighs on both sides of one. */
export const ratioOf = ({ api, raw }: Sides<Round[]>): number =>
  median(api.map(({ rate }, round) => rate / raw[round]!.rate));
