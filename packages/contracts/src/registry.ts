import { z } from 'zod';

/** The name of a remote: a segment of its addresses, a folder, and the prefix of its chunks. */
export const remoteName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'Small letters, digits and dashes, and a letter first.');

/** A version is a folder and a segment of an address: it leads nowhere else. */
export const versionName = z
  .string()
  .regex(/^[\w+-][\w.+-]{0,79}$/, 'At most 80 letters, digits, ".", "+", "-" and "_", and no "." first.');

/** A file of a version, relative to its folder. */
export const versionFile = z.string().regex(/^[\w@.-]+(?:\/[\w@.-]+)*$/);

/** How many earlier versions a remote can go back to, one after the other. */
export const historyLimit = 50;

/** One active version of a remote: where it stands and the hash of every file that may be run or shown. */
export const registryEntry = z.strictObject({
  version: versionName,
  /** The versions that were active before this one, the newest last: where rollbacks lead, one after the other. */
  history: z.array(versionName).max(historyLimit).default([]),
  /** The version folder's address, ending in a slash: `/remotes/mfe-public/1.0.0/`. */
  address: z.string().regex(/^\/remotes\/[\w.-]+\/[\w.+-]+\/$/),
  /** Subresource-integrity values (`sha384-…`) by path relative to the folder. */
  files: z.record(versionFile, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema 1 knew one earlier version, and no owners. */
function upgraded(value: unknown): unknown {
  if (!isObject(value) || value['schema'] !== 1 || !isObject(value['remotes'])) return value;
  const remotes = Object.entries(value['remotes']).map(([name, entry]) => {
    if (!isObject(entry)) return [name, entry];
    const { previous, ...rest } = entry;
    return [name, { ...rest, history: previous === undefined ? [] : [previous] }];
  });
  return { ...value, schema: 2, remotes: Object.fromEntries(remotes) as unknown };
}

const head = {
  schema: z.literal(2),
  revision: z.int().min(0),
  /** Who published a name first, and keeps it while nothing of it is active. */
  owners: z.record(remoteName, z.string()).default({}),
  /** Remotes that somebody took out altogether: a start that finds their old builds leaves them out. */
  withdrawn: z.array(z.string()).default([]),
};

/** `registry.json`. Files of schema 1 are read as well. */
export const registry = z.preprocess(
  upgraded,
  z.strictObject({ ...head, remotes: z.record(remoteName, registryEntry) }),
);

const unread = z.record(z.string(), z.unknown());

/** The same without a look at any single entry, for those who leave out one that is wrong and take the others. */
export const registryFrame = z.preprocess(
  upgraded,
  z.strictObject({ ...head, owners: unread.default({}), remotes: unread }),
);

/** Of the files of a version, those that a browser runs or shows as style, in the order of the registry. */
export const codeOf = (files: RegistryEntry['files']): RegistryEntry['files'] =>
  Object.fromEntries(
    Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name) && !name.startsWith('server/')),
  );

export type Registry = z.infer<typeof registry>;
export type RegistryEntry = z.infer<typeof registryEntry>;
