import { z } from 'zod';
import { registryWithUncheckedEntries, remoteName, versionName } from './registry.js';

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
  candidate: z.looseObject({ version: versionName }).optional(),
});
type VersionsOfEntry = z.infer<typeof versionsOfEntry>;

/** A candidate that is withdrawn leaves everybody with the stable version. */
function withoutWithdrawnCandidate(
  { candidate, ...entry }: VersionsOfEntry,
  withdrawn: string[],
): VersionsOfEntry {
  return !candidate || withdrawn.includes(candidate.version) ? entry : { ...entry, candidate };
}

/**
 * The version that is served of a remote. A withdrawn one gives way to the one before, which the release role named as
 * well, and to no older one, so that whoever can write `withdrawn.json` cannot choose a version. A candidate leaves with
 * the stable version, since nothing was compared with the one that returns.
 * @returns null if the remote leaves the site
 */
function takeBack(name: string, entry: VersionsOfEntry, withdrawn: string[]): VersionsOfEntry | null {
  const { version, history } = entry;
  if (!withdrawn.includes(version)) return withoutWithdrawnCandidate(entry, withdrawn);
  const earlier = history.filter((other) => other !== version);
  const before = earlier.pop();
  if (before === undefined || withdrawn.includes(before)) return null;
  const { candidate: _candidate, since: _since, ...rest } = entry;
  return { ...rest, version: before, history: earlier, address: `/remotes/${name}/${before}/`, files: {} };
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
    if (!entry.success) return [name, value] as const;
    const { version, candidate } = entry.data;
    const isConcerned = withdrawn.includes(version) || (candidate && withdrawn.includes(candidate.version));
    return [name, isConcerned ? takeBack(name, entry.data, withdrawn) : value] as const;
  });
  if (remotes.every(([name, value]) => value === registry.remotes[name])) return registry;
  const gone = remotes.flatMap(([name, value]) => (value === null ? [name] : []));
  return {
    ...registry,
    withdrawn: [...registry.withdrawn, ...gone],
    remotes: Object.fromEntries(remotes.filter(([, value]) => value !== null)),
  };
}
