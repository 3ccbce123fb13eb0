import { z } from 'zod';
import { registryWithUncheckedEntries, remoteName, versionName, type RegistryEntry } from './registry.js';

/**
 * The names in a signed folder of remotes, a repository of The Update Framework (decision 073). Below `metadata/`,
 * `<number>.<role>.json` is what a role signed; such a file never changes. `timestamp.json` points to the newest.
 */
export const metadataFolder = 'metadata';
export const timestampFile = 'metadata/timestamp.json';
export const metadataFile = (number: number, role: string): string =>
  `${metadataFolder}/${number}.${role}.json`;

/** The role whose key says what is live. */
export const releaseRole = 'release';
/** What the release role signs: the text of `registry.json`, stored beside the role's metadata of the same number. */
export const registryTarget = 'registry.json';
export const signedRegistryFile = (number: number): string => `${metadataFolder}/${number}.registry.json`;

/** The role of a remote's team. */
export const remoteRole = (name: string): string => `remote-${name}`;
/** What a team signs for each version: the list with the hashes of all its files. */
export const hashesTarget = (name: string, version: string): string => `${name}/${version}/hashes.json`;

/** In the folder of remotes: versions that were withdrawn without a key. */
export const withdrawnFile = 'withdrawn.json';

/** Versions that must not be served, by remote. Nobody signs it, since it only takes away. */
export const withdrawnVersions = z.record(remoteName, z.array(versionName).max(100));
export type WithdrawnVersions = z.infer<typeof withdrawnVersions>;

type UncheckedRegistry = z.infer<typeof registryWithUncheckedEntries>;

/** The part of an entry that says what may be taken back. */
const versionsOfEntry = z.looseObject({
  version: versionName,
  history: z.array(versionName).default([]),
});

/**
 * The version that is served of a remote. A withdrawn one gives way to the one before, which the release role named as
 * well, and to no older one, so that whoever can write `withdrawn.json` cannot choose a version.
 * @returns null if the remote leaves the site
 */
function takeBack({ version, history }: Pick<RegistryEntry, 'version' | 'history'>, withdrawn: string[]) {
  if (!withdrawn.includes(version)) return { version, history };
  const earlier = history.filter((other) => other !== version);
  const before = earlier.pop();
  return before === undefined || withdrawn.includes(before) ? null : { version: before, history: earlier };
}

/**
 * The registry without the withdrawn versions. The hashes of a version that returns are not known here: its `files` are
 * empty. Entries that are invalid stay as they are.
 * @returns its argument if nothing is withdrawn
 */
export function applyWithdrawals<Registry extends UncheckedRegistry>(
  registry: Registry,
  withdrawals: WithdrawnVersions,
): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, value]) => {
    const entry = versionsOfEntry.safeParse(value);
    const withdrawn = withdrawals[name] ?? [];
    if (!entry.success || !withdrawn.includes(entry.data.version)) return [name, value] as const;
    const left = takeBack(entry.data, withdrawn);
    return [
      name,
      left && { ...entry.data, ...left, address: `/remotes/${name}/${left.version}/`, files: {} },
    ] as const;
  });
  if (remotes.every(([name, value]) => value === registry.remotes[name])) return registry;
  const gone = remotes.flatMap(([name, value]) => (value === null ? [name] : []));
  return {
    ...registry,
    withdrawn: [...registry.withdrawn, ...gone],
    remotes: Object.fromEntries(remotes.filter(([, value]) => value !== null)),
  };
}
