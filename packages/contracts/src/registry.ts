import { z } from 'zod';

/** The name of a remote is also a segment of its addresses, a folder, and the prefix of its chunks. */
export const remoteName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'Use lower-case letters, digits and dashes, and begin with a letter.');

/** The name of a version is also a folder and a segment of addresses, so it cannot lead to another folder. */
export const versionName = z
  .string()
  .regex(
    /^[\w+-][\w.+-]{0,79}$/,
    'Use at most 80 letters, digits, ".", "+", "-" and "_", and do not begin with a ".".',
  );

/** A file of a version, relative to its folder. */
export const versionFile = z.string().regex(/^[\w@.-]+(?:\/[\w@.-]+)*$/);

/** How many earlier versions of a remote the registry keeps, to roll back to. */
export const historyLimit = 50;

/** The version folder's address, ending in a slash: `/remotes/mfe-public/1.0.0/`. */
const versionAddress = z.string().regex(/^\/remotes\/[\w.-]+\/[\w.+-]+\/$/);

/** Subresource-integrity values (`sha384-…`) by path relative to the version folder. */
const fileHashes = z.record(versionFile, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** In seconds since 1970. */
const second = z.int().min(0);

/** The name of a roll-out. Together with the number of a visitor it decides who gets the candidate. */
export const rolloutName = z.string().regex(/^[a-z0-9]{8,40}$/);

/** A tenth of the visitors keeps the stable version, or nothing could be compared with it. */
export const maxCandidatePercent = 90;

/** A version that a share of the visitors gets in place of the stable one. */
const candidate = z.strictObject({
  version: versionName,
  address: versionAddress,
  files: fileHashes,
  /** The share of the visitors who get it; 0 is nobody. */
  percent: z.int().min(0).max(maxCandidatePercent),
  rollout: rolloutName,
  since: second,
});

/** The stable version of a remote: its address, and the hash of every file. */
export const registryEntry = z.strictObject({
  version: versionName,
  /** The versions that were active before this one, the latest last; each rollback activates the last one. */
  history: z.array(versionName).max(historyLimit).default([]),
  address: versionAddress,
  files: fileHashes,
  /** When it became the stable one; undefined if that was before registries noted it. */
  since: second.optional(),
  candidate: candidate.optional(),
});

/** What somebody did to a remote of the site. */
export const registryActions = [
  'activate',
  'start-roll-out',
  'change-share',
  'end-roll-out',
  'rollback',
  'withdraw',
  'deactivate',
] as const;

/** How many actions the registry remembers. */
export const maxActions = 200;

const registryAction = z.strictObject({
  at: second,
  /** Who did it: an account of the machine, an e-mail address of the back office, or the name of a job. */
  by: z.string().min(1).max(100),
  action: z.enum(registryActions),
  remote: remoteName,
  /** The version that it was done to. */
  version: versionName,
  /** The share of visitors who get the version from then on. */
  percent: z.int().min(0).max(100).optional(),
  /** Why, where somebody said so. */
  reason: z.string().min(1).max(300).optional(),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema 1 had one earlier version, and no owners. */
function upgradeFirstSchema(value: Record<string, unknown>): Record<string, unknown> {
  if (value['schema'] !== 1 || !isObject(value['remotes'])) return value;
  const remotes = Object.entries(value['remotes']).map(([name, entry]) => {
    if (!isObject(entry)) return [name, entry];
    const { previous, ...rest } = entry;
    return [name, { ...rest, history: previous === undefined ? [] : [previous] }];
  });
  return { ...value, schema: 2, remotes: Object.fromEntries(remotes) as unknown };
}

/** Schema 2 had neither candidates nor actions. */
function upgradeSchema(value: unknown): unknown {
  if (!isObject(value)) return value;
  const second = upgradeFirstSchema(value);
  return second['schema'] === 2 ? { ...second, schema: 3 } : second;
}

const registryFields = {
  schema: z.literal(3),
  revision: z.int().min(0),
  /** The owner of each name, also while no version of it is active. */
  owners: z.record(remoteName, z.string()).default({}),
  /**
   * Remotes without an active version, because they were taken out: a start does not activate their old builds again.
   */
  withdrawn: z.array(z.string()).default([]),
  /** What was done, the latest last. */
  actions: z.array(registryAction).max(maxActions).default([]),
};

/** `registry.json`. Files of schemas 1 and 2 are accepted too. */
export const registry = z.preprocess(
  upgradeSchema,
  z.strictObject({ ...registryFields, remotes: z.record(remoteName, registryEntry) }),
);

const uncheckedRecord = z.record(z.string(), z.unknown());

/** The registry without checks of its entries, for readers that leave out invalid entries and use the others. */
export const registryWithUncheckedEntries = z.preprocess(
  upgradeSchema,
  z.strictObject({ ...registryFields, owners: uncheckedRecord.default({}), remotes: uncheckedRecord }),
);

/** The scripts and style sheets among a version's files that browsers load, in the order of the registry. */
export const browserFilesOf = (files: RegistryEntry['files']): RegistryEntry['files'] =>
  Object.fromEntries(
    Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name) && !name.startsWith('server/')),
  );

export type Registry = z.infer<typeof registry>;
export type RegistryEntry = z.infer<typeof registryEntry>;
export type RegistryAction = z.infer<typeof registryAction>;
