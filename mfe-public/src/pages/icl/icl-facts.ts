import { procedureLimits } from '@lens/contracts/practice-facts';

const { iclHyperopia, iclMyopia, lasikHyperopia, lasikMyopia } = procedureLimits;

/** Diopters that the lens and the laser reach, from minus to plus. */
export const ranges = {
  icl: [
    { from: -iclMyopia.to, to: -iclMyopia.from },
    { from: iclHyperopia.from, to: iclHyperopia.to },
  ],
  laser: [{ from: -lasikMyopia, to: lasikHyperopia }],
};

export const technology = ['collamer', 'behind', 'measured'] as const;
export const advantages = ['high', 'cornea', 'removable', 'night', 'ultraviolet', 'dryness'] as const;
export const risks = ['pressure', 'cataract', 'glare', 'infection', 'fit'] as const;
/** When each step happens, or how long it takes; the last one has no number. */
export const steps = ['measure', 'prepare', 'place', 'follow'] as const;
export const comparison = ['where', 'tissue', 'range', 'night', 'undo', 'risk'] as const;
export const limitations = ['thickness', 'prescription', 'dryEyes'] as const;
export const who = ['highPrescriptions', 'thinCorneas', 'qualitySeekers'] as const;
export const requirements = ['age', 'stable', 'myopia', 'hyperopia'] as const;
export const disqualifying = [
  'glaucoma',
  'surgeries',
  'chamber',
  'inflammation',
  'expectations',
  'pregnant',
] as const;
