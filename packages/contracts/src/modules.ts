import { z } from 'zod';
import { releaseReasonMaxLength } from './max-lengths.js';
import { maxCandidatePercent, registryActions, remoteName, versionName } from './registry.js';

/** How many visits there were, and how many of them failed. */
const visits = z.object({ visits: z.int(), failures: z.int() });
const visitsOfBoth = z.object({ candidate: visits, stable: visits });

/** What the gate found when it checked a version against everything that is live. */
export const gateVerdict = z.object({
  passed: z.boolean(),
  checked_at: z.string(),
  /** What stands against the version, a sentence each. */
  problems: z.array(z.string()),
});

/** The verdict as the back office shows it. */
const shownVerdict = gateVerdict.extend({
  /** Whether everything beside the version is as it was then; the shell is not compared. */
  is_current: z.boolean(),
});

const publishedVersion = z.object({
  version: z.string(),
  published_at: z.string().nullable(),
  /** Why it cannot be activated, as far as its manifest shows. */
  problem: z.string().nullable(),
  /** Null if the gate has not checked it. */
  check: shownVerdict.nullable(),
});

/** `stop-roll-out` is what the site does by itself. */
const moduleEvents = [...registryActions, 'stop-roll-out'] as const;

const moduleEvent = z.object({
  at: z.string(),
  /** Null if nobody did it, but the site itself. */
  by: z.string().nullable(),
  action: z.enum(moduleEvents),
  version: z.string(),
  percent: z.int().nullable(),
  reason: z.string().nullable(),
});

const runningRollOut = z.object({
  version: z.string(),
  percent: z.int(),
  since: z.string(),
  by: z.string().nullable(),
  today: visitsOfBoth,
  total: visitsOfBoth,
});

/** A remote of the site. */
const siteModule = z.object({
  name: remoteName,
  /** The stable version; null if the remote is not part of the site. */
  version: z.string().nullable(),
  /** Null if it is not known, as after a withdrawal without a key. */
  since: z.string().nullable(),
  by: z.string().nullable(),
  /** The version that going back activates. */
  before: z.string().nullable(),
  roll_out: runningRollOut.nullable(),
  versions: z.array(publishedVersion),
  /** The latest first. */
  history: z.array(moduleEvent),
});

export const siteModules = z.object({
  /** That of the registry. */
  revision: z.int(),
  /** Whether the API has the keys of the release job. Without them it can only withdraw. */
  can_release: z.boolean(),
  items: z.array(siteModule),
});

const reason = z.string().trim().min(1).max(releaseReasonMaxLength).optional();

/** What an administrator does to a module; each names the version that it concerns, so that nothing else is hit. */
export const moduleAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('activate'), version: versionName, reason }),
  z.strictObject({
    action: z.literal('roll-out'),
    version: versionName,
    percent: z.int().min(0).max(maxCandidatePercent),
    reason,
  }),
  z.strictObject({ action: z.literal('rollback'), version: versionName, reason }),
  z.strictObject({ action: z.literal('withdraw'), version: versionName, reason }),
  z.strictObject({ action: z.literal('deactivate'), version: versionName, reason }),
]);

export type GateVerdict = z.infer<typeof gateVerdict>;
export type ShownVerdict = z.infer<typeof shownVerdict>;
export type SiteModule = z.infer<typeof siteModule>;
export type SiteModules = z.infer<typeof siteModules>;
export type ModuleEvent = z.infer<typeof moduleEvent>;
export type ModuleAction = z.infer<typeof moduleAction>;
