import type { Harm } from '@lens/contracts/risk-choices';

/** What glasses, contact lenses and all procedures are compared by. */
export const comparedHarms = ['dryness', 'infection', 'visionLoss'] as const;

type ComparedHarm = (typeof comparedHarms)[number];

export const isCompared = (harm: Harm): harm is ComparedHarm =>
  (comparedHarms as readonly Harm[]).includes(harm);
