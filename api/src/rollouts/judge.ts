import type { RolloutArm } from '@lens/contracts/rollouts';

/** The share of visits that may fail: one in a hundred. */
const failureBudget = 0.01;

/** How many times as often as allowed, or as with the stable version, the candidate is supposed to fail. */
const suspectedFactors = [2, 5, 20] as const;

/** How likely a roll-out may be to be ended although its candidate is no worse, however often it is judged. */
const falseAlarmRate = 0.001;

/** The visits of both versions, by how they went. */
export type VisitCounts = Record<RolloutArm, { successes: number; failures: number }>;

export interface Evidence {
  counts: VisitCounts;
  /** For each suspected factor, what the failures say that the candidate has more than its share of them. */
  shareSums: readonly number[];
}

export const noEvidence: Evidence = {
  counts: { candidate: { successes: 0, failures: 0 }, stable: { successes: 0, failures: 0 } },
  shareSums: suspectedFactors.map(() => 0),
};

/**
 * What one failing visit says about the candidate's part in the failures: the logarithm of how much likelier its version
 * is if the candidate fails `factor` times as often as the stable one.
 */
function shareTerm(arm: RolloutArm, factor: number, share: number): number {
  const expected = (share * factor) / (share * factor + 1 - share);
  return arm === 'candidate' ? Math.log(expected / share) : Math.log((1 - expected) / (1 - share));
}

/**
 * Adds a visit. A version that fails after its visit was counted as a success is added as a failure as well: the visit
 * then counts twice, which makes the candidate look better than it is. So false alarms stay as rare as they are.
 * @param share of the visitors who get the candidate at this time, from 0 to 1. At 0 and at 1 there is nothing to
 * compare.
 */
export function addVisit(
  { counts, shareSums }: Evidence,
  { arm, failed }: { arm: RolloutArm; failed: boolean },
  share: number,
): Evidence {
  const { successes, failures } = counts[arm];
  const counted = failed ? { successes, failures: failures + 1 } : { successes: successes + 1, failures };
  const says = failed && share > 0 && share < 1;
  return {
    counts: { ...counts, [arm]: counted },
    shareSums: says
      ? suspectedFactors.map((factor, index) => shareSums[index]! + shareTerm(arm, factor, share))
      : shareSums,
  };
}

/** For each suspected factor, what the candidate's visits say that it fails more often than it may. */
export const budgetSums = ({ successes, failures }: VisitCounts['candidate']): number[] =>
  suspectedFactors.map(
    (factor) =>
      failures * Math.log(factor) + successes * Math.log((1 - factor * failureBudget) / (1 - failureBudget)),
  );

/** The logarithm of the mean of e to each of the powers, none of which may become too large to compute. */
export function logMeanExp(powers: readonly number[]): number {
  const largest = Math.max(...powers);
  const sum = powers.reduce((total, power) => total + Math.exp(power - largest), 0);
  return largest + Math.log(sum / powers.length);
}

/**
 * Whether the candidate has to be withdrawn: it fails more often than it may, and more often than the stable version.
 * Each of the two is a mixture of likelihood ratios, which exceeds 1 / α with a probability of at most α, at whatever
 * time one looks (Ville's inequality; see https://arxiv.org/abs/2011.03567). Requiring both leaves a roll-out alone while
 * an outage makes both versions fail.
 */
export function mustWithdraw({ counts, shareSums }: Evidence): boolean {
  const limit = -Math.log(falseAlarmRate);
  return logMeanExp(budgetSums(counts.candidate)) >= limit && logMeanExp(shareSums) >= limit;
}
