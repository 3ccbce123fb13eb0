import { z } from 'zod';
import { remoteName, rolloutName, versionName } from './registry.js';

/** The versions between which a roll-out divides visitors. */
export const rolloutArms = ['candidate', 'stable'] as const;
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

/** Under /api: where outcomes are sent. */
export const rolloutOutcomesPath = '/rollouts/outcomes';

/** The cookie with the number of a visitor, by which roll-outs divide visitors. Many visitors have the same one. */
export const visitorNumberCookie = 'visitor_number';
export const visitorNumbers = 10_000;

/** The cookie with the roll-outs whose candidate failed for a visitor, who keeps the stable version. */
export const stableCookie = 'stable_version';
