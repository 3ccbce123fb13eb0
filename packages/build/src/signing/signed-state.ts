import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  metadataFile,
  metadataFolder,
  registryTarget,
  releaseRole,
  remoteRole,
  signedRegistryFile,
  timestampFile,
} from '@lens/contracts/signing';
import type { Metadata, Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import { readKeys, type SigningKey } from './keys.ts';
import { describeContent, isSigned, parseMetadata } from './metadata.ts';
import { findNewest, readOptional, readTargets, type StoredTargets } from './metadata-files.ts';
import type { Store } from './store.ts';

/** What the timestamp points to: the state that shells see. */
export interface Published {
  timestamp: Metadata<Timestamp>;
  snapshot: Metadata<Snapshot>;
  release: StoredTargets;
  /** The text of the registry that is live. */
  registryText: string;
}

/** Everything that writers build upon. All of it is signed; none of it is refused for its age. */
export interface SignedState {
  root: Metadata<Root>;
  /** The keys that are here. */
  keys: SigningKey[];
  targets: StoredTargets;
  /** The newest that each team signed, published or not, by role; null if nothing is signed by its keys. */
  teams: Map<string, StoredTargets | null>;
  /** Null until the release role has signed for the first time. */
  published: Published | null;
}

export const rootFile = (keysFolder: string): string => path.join(keysFolder, 'root.json');

/** Follows the roots from the trusted one to the newest. */
export async function readRoot({ remotesFolder, keysFolder }: Store): Promise<Metadata<Root>> {
  const file = rootFile(keysFolder);
  const bytes = await readOptional(file);
  if (!bytes)
    throw new Error(
      `${file} is missing. "keys create" makes the keys of a new folder of remotes; a team gets the file from whoever has made them.`,
    );
  const trusted = parseMetadata('root', bytes);
  if (!trusted || !isSigned(trusted, 'root', trusted)) throw new Error(`${file} is not a signed root.`);
  let root: Metadata<Root> = trusted;
  for (;;) {
    const next: number = root.signed.version + 1;
    const nextBytes = await readOptional(path.join(remotesFolder, metadataFile(next, 'root')));
    const candidate = nextBytes && parseMetadata('root', nextBytes);
    if (candidate?.signed.version !== next) return root;
    if (!isSigned(root, 'root', candidate) || !isSigned(candidate, 'root', candidate)) return root;
    root = candidate;
  }
}

/** Whether something was live before. */
async function hasSnapshot(remotesFolder: string): Promise<boolean> {
  const names = await readdir(path.join(remotesFolder, metadataFolder)).catch((): string[] => []);
  return names.some((name) => /^\d+\.snapshot\.json$/.test(name));
}

async function readPublished(
  remotesFolder: string,
  root: Metadata<Root>,
  targets: Metadata<Targets>,
): Promise<Published | null> {
  const inFolder = (file: string) => path.join(remotesFolder, file);
  const bytes = await readOptional(inFolder(timestampFile));
  if (!bytes) {
    // Whoever began anew here would make a registry without all other remotes.
    if (await hasSnapshot(remotesFolder))
      throw new Error(
        `${inFolder(timestampFile)} is missing, and nothing was changed. Put back a copy of the folder, or sign what is in it with "adopt".`,
      );
    return null;
  }
  const refuse = (file: string): never => {
    throw new Error(
      `${inFolder(file)} is not signed by its keys, and nothing was changed. Put back a copy of the folder, or sign what is in it with "adopt".`,
    );
  };
  const timestamp = parseMetadata('timestamp', bytes);
  if (!timestamp || !isSigned(root, 'timestamp', timestamp)) return refuse(timestampFile);
  const snapshotFile = metadataFile(timestamp.signed.snapshotMeta.version, 'snapshot');
  const snapshotBytes = await readOptional(inFolder(snapshotFile));
  const snapshot = snapshotBytes && parseMetadata('snapshot', snapshotBytes);
  if (!snapshot || !isSigned(root, 'snapshot', snapshot)) return refuse(snapshotFile);
  const number = snapshot.signed.meta[`${releaseRole}.json`]?.version ?? 0;
  const release = await readTargets(remotesFolder, releaseRole, number);
  if (!release || !isSigned(targets, releaseRole, release.metadata))
    return refuse(metadataFile(number, releaseRole));
  const registry = await readOptional(inFolder(signedRegistryFile(number)));
  const signed = release.metadata.signed.targets[registryTarget];
  if (!registry || signed?.hashes['sha384'] !== describeContent(registry).hashes.sha384)
    return refuse(signedRegistryFile(number));
  return { timestamp, snapshot, release, registryText: registry.toString('utf8') };
}

/** The roles of teams, by name of the remote. */
export const teamRoles = (targets: Metadata<Targets>): string[] =>
  Object.keys(targets.signed.delegations?.roles ?? {}).filter((role) => role !== releaseRole);

/** The keys that may sign for a role, and how many it takes. */
export function roleKeys(
  delegator: Metadata<Root> | Metadata<Targets>,
  role: string,
): { keyIDs: string[]; threshold: number } {
  const { signed } = delegator;
  const found = 'roles' in signed ? signed.roles[role] : signed.delegations?.roles?.[role];
  return { keyIDs: found?.keyIDs ?? [], threshold: found?.threshold ?? 1 };
}

/** Reads and verifies what is signed. @throws Error naming what is missing or not signed by its keys */
export async function readSignedState(store: Store): Promise<SignedState> {
  const { remotesFolder, keysFolder } = store;
  const [root, keys] = await Promise.all([readRoot(store), readKeys(keysFolder)]);
  const targets = await findNewest(remotesFolder, 'targets', (found) => isSigned(root, 'targets', found));
  if (!targets)
    throw new Error(
      `Nothing in ${remotesFolder} is signed. "adopt" signs what is there, once, with the keys of all roles.`,
    );
  const teams = new Map<string, StoredTargets | null>();
  for (const role of teamRoles(targets.metadata)) {
    const accept = (found: Metadata<Targets>) => isSigned(targets.metadata, role, found);
    teams.set(role, await findNewest(remotesFolder, role, accept));
  }
  const published = await readPublished(remotesFolder, root, targets.metadata);
  return { root, keys, targets, teams, published };
}

/** The hash of a version's list of hashes that its team signed; null if it signed none. */
export const signedHash = ({ teams }: SignedState, name: string, target: string): string | null =>
  teams.get(remoteRole(name))?.metadata.signed.targets[target]?.hashes['sha384'] ?? null;
