import { procedureLimits } from '@lens/contracts/practice-facts';

/** What the practice claims of its equipment. */
export const claims = {
  microns: 15,
  seconds: procedureLimits.laserSeconds,
  points: 22_000,
  minutes: 30,
  uptime: 99.99,
} as const;

export const equipment = ['femtosecond', 'excimer', 'topographer'] as const;
export const benefits = ['one', 'two', 'three'] as const;
export const innovations = ['wavefront', 'simulation', 'records'] as const;
export const standards = ['calibration', 'names', 'sterile', 'power', 'stop'] as const;
