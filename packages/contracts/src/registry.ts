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

/** The active version of a remote: its address, and the hash of every file. */
export const registryEntry = z.strictObject({
  version: versionName,
  /** The versions that were active before this one, the latest last; each rollback activates the last one. */
  history: z.array(versionName).max(historyLimit).default([]),
  /** The version folder's address, ending in a slash: `/remotes/mfe-public/1.0.0/`. */
  address: z.string().regex(/^\/remotes\/[\w.-]+\/[\w.+-]+\/$/),
  /** Subresource-integrity values (`sha384-…`) by path relative to the folder. */
  files: z.record(versionFile, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema 1 had one earlier version, and no owners. */
function upgradeSchema(value: unknown): unknown {
  if (!isObject(value) || value['schema'] !== 1 || !isObject(value['remotes'])) return value;
  const remotes = Object.entries(value['remotes']).map(([name, entry]) => {
    if (!isObject(entry)) return [name, entry];
    const { previous, ...rest } = entry;
    return [name, { ...rest, history: previous === undefined ? [] : [previous] }];
  });
  return { ...value, schema: 2, remotes: Object.fromEntries(remotes) as unknown };
}

const registryFields = {
  schema: z.literal(2),
  revision: z.int().min(0),
  /** The owner of each name, also while no version of it is active. */
  owners: z.record(remoteName, z.string()).default({}),
  /**
   * Remotes without an active version, because they were withdrawn: a start does not activate their old builds again.
   */
  withdrawn: z.array(z.string()).default([]),
};

/** `registry.json`. Files of schema 1 are accepted too. */
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
