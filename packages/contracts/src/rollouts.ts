import { z } from 'zod';
import { remoteName, rolloutName, versionName } from './registry.js';

/** The versions between which a roll-out divides visitors. */
const rolloutArms = ['candidate', 'stable'] as const;
export type RolloutArm = (typeof rolloutArms)[number];

/**
 * How a visit to the pages of a remote went while a roll-out divides its visitors. It contains nothing about the visitor.
 * A browser sends it once for each roll-out, and once more if the version fails after that.
 */
export const rolloutOutcome = z.strictObject({
  rollout: rolloutName,
  remote: remoteName,
  version: versionName,
  arm: z.enum(rolloutArms),
  failed: z.boolean(),
});
export type RolloutOutcome = z.infer<typeof rolloutOutcome>;
