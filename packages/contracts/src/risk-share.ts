import type { PublicRisk } from './risks.js';

/** What the dots of one risk show: `count` of `total`, in the denominator of the page. */
export interface RiskShare {
  count: number;
  total: number;
  bound: PublicRisk['bound'];
}

/** One denominator for all risks that are shown together, so that their dots can be compared. */
export const pageTotal = (risks: readonly Pick<PublicRisk, 'out_of'>[]): number =>
  Math.max(...risks.map(({ out_of }) => out_of));

/** @param total of the page; never smaller than the denominator of the risk */
export const shareOf = (
  { affected, out_of, bound }: Pick<PublicRisk, 'affected' | 'out_of' | 'bound'>,
  total: number,
): RiskShare => ({ count: (affected * total) / out_of, total, bound });

/** The words for how often, as `docs/writing.md` fixes them, from the least share that each is used for. */
const leastShares = [
  ['almostAlways', 0.95],
  ['usually', 0.5],
  ['often', 0.34],
  ['sometimes', 0.05],
  ['rarely', 0.005],
] as const;

export type FrequencyWord = (typeof leastShares)[number][0] | 'veryRarely';

/** Null for what no study saw: that is not "never". */
export function frequencyWord({ count, total, bound }: RiskShare): FrequencyWord | null {
  if (count === 0) return null;
  const share = count / total;
  const isReached = (least: number) => (bound === 'fewer' ? share > least : share >= least);
  return leastShares.find(([, least]) => isReached(least))?.[0] ?? 'veryRarely';
}
