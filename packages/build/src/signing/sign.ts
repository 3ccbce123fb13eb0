import path from 'node:path';
import {
  hashesTarget,
  metadataFile,
  registryTarget,
  releaseRole,
  remoteRole,
  signedRegistryFile,
  timestampFile,
} from '@lens/contracts/signing';
import type { Metadata, Root, Targets } from '@tufjs/models';
import type { SigningKey } from './keys.ts';
import { createMetadata, describeContent, isSigned, numberAfter, signMetadata } from './metadata.ts';
import { removeOld, replaceFile, type StoredTargets } from './metadata-files.ts';
import { roleKeys, type Published, type SignedState } from './signed-state.ts';
import type { Store } from './store.ts';

/**
 * The last moment to refuse.
 * @param timestamp the content of the timestamp, if what is written makes something live
 * @throws Error if the lock was lost, so that nothing may be written
 */
export type BeforeRename = (timestamp?: Buffer) => Promise<void>;

/** The keys of a role that are here. */
export function keysHere(
  { keys }: Pick<SignedState, 'keys'>,
  delegator: Metadata<Root> | Metadata<Targets>,
  role: string,
): SigningKey[] {
  const { keyIDs } = roleKeys(delegator, role);
  return keys.filter(({ id }) => keyIDs.includes(id));
}

/** @throws Error if fewer keys of a role are here than it asks for */
export function requireKeys(
  { keysFolder }: Store,
  state: Pick<SignedState, 'keys'>,
  delegator: Metadata<Root> | Metadata<Targets>,
  role: string,
): SigningKey[] {
  const { threshold } = roleKeys(delegator, role);
  const found = keysHere(state, delegator, role);
  if (found.length >= threshold) return found;
  throw new Error(
    `This needs ${threshold === 1 ? 'a key' : `${threshold} keys`} of the role "${role}", and ${keysFolder} has ${found.length === 0 ? 'none' : found.length}. Nothing was changed.`,
  );
}

/** Whether the keys are here that say what is live. */
export function canRelease(state: SignedState): boolean {
  const { root, targets } = state;
  const has = (delegator: Metadata<Root> | Metadata<Targets>, role: string) =>
    keysHere(state, delegator, role).length >= roleKeys(delegator, role).threshold;
  return has(targets.metadata, releaseRole) && has(root, 'snapshot') && has(root, 'timestamp');
}

const describeStored = ({ number, bytes }: StoredTargets) => ({ version: number, ...describeContent(bytes) });

/**
 * What the snapshot lists. A team whose newest file was taken away or spoiled stays as it was, since shells would take a
 * role that disappears or goes back for an attack on all of it.
 */
function describeRoles({ targets, teams, published }: SignedState, release: StoredTargets) {
  const before = published?.snapshot.signed.meta ?? {};
  const now = [...teams].flatMap(([role, stored]) =>
    stored && stored.number >= (before[`${role}.json`]?.version ?? 0)
      ? [[`${role}.json`, describeStored(stored)] as const]
      : [],
  );
  return {
    ...Object.fromEntries(Object.entries(before).map(([file, meta]) => [file, meta.toJSON()])),
    ...Object.fromEntries(now),
    'targets.json': describeStored(targets),
    [`${releaseRole}.json`]: describeStored(release),
  };
}

async function signRegistry(store: Store, state: SignedState, registryText: string): Promise<StoredTargets> {
  const keys = requireKeys(store, state, state.targets.metadata, releaseRole);
  const number = numberAfter(state.published?.release.number ?? 0);
  const content = Buffer.from(registryText);
  const metadata = createMetadata('targets', number, {
    targets: { [registryTarget]: { ...describeContent(content), custom: { number } } },
  });
  const bytes = signMetadata(metadata, keys);
  await replaceFile(path.join(store.remotesFolder, signedRegistryFile(number)), content);
  await replaceFile(path.join(store.remotesFolder, metadataFile(number, releaseRole)), bytes);
  return { number, metadata, bytes };
}

interface Release {
  /** The text of a new registry; that of before if left out. */
  registryText?: string;
  /** Whether to sign the registry anew although it is the same. */
  anew?: boolean;
}

/**
 * Signs what is live: a registry, with the newest that each team has signed. Shells see it when the timestamp is in
 * place, which is the last file; `registry.json`, for readers, follows.
 * @throws Error if keys are missing, or if the lock was lost
 */
export async function signRelease(
  store: Store,
  state: SignedState,
  { registryText, anew = false }: Release,
  beforeRename: BeforeRename,
): Promise<Published> {
  const { root, published } = state;
  const [snapshotKeys, timestampKeys] = ['snapshot', 'timestamp'].map((role) =>
    requireKeys(store, state, root, role),
  );
  const text = registryText ?? published?.registryText;
  if (text === undefined) throw new Error(`There is no registry to sign in ${store.remotesFolder}.`);
  const inFolder = (file: string) => path.join(store.remotesFolder, file);
  const isLive =
    !anew &&
    published?.registryText === text &&
    isSigned(state.targets.metadata, releaseRole, published.release.metadata);
  const release = isLive ? published.release : await signRegistry(store, state, text);
  const number = numberAfter(published?.snapshot.signed.version ?? 0);
  const snapshot = createMetadata('snapshot', number, { meta: describeRoles(state, release) });
  const snapshotBytes = signMetadata(snapshot, snapshotKeys!);
  await replaceFile(inFolder(metadataFile(number, 'snapshot')), snapshotBytes);
  const timestamp = createMetadata('timestamp', numberAfter(published?.timestamp.signed.version ?? 0), {
    meta: { 'snapshot.json': { version: number, ...describeContent(snapshotBytes) } },
  });
  const timestampBytes = signMetadata(timestamp, timestampKeys!);
  await replaceFile(inFolder(timestampFile), timestampBytes, () => beforeRename(timestampBytes));
  await replaceFile(inFolder('registry.json'), text);
  const listed = Object.entries(snapshot.signed.meta).map(([file, { version }]) => `${version}.${file}`);
  await removeOld(store.remotesFolder, new Set([...listed, `${release.number}.registry.json`]));
  return { timestamp, snapshot, release, registryText: text };
}

/** A version's list of hashes, as its bytes. */
export interface HashesOfVersion {
  version: string;
  content: Buffer;
}

/**
 * Signs versions of a remote with its team's keys that are here. If the team asks for more keys, the others have to sign
 * the same file ("keys sign") before it counts.
 * @param versions those to add; none to sign anew what was signed before
 * @returns the state with it
 * @throws Error if no key of the team is here
 */
export async function signVersions(
  store: Store,
  state: SignedState,
  name: string,
  versions: HashesOfVersion[],
  beforeRename: BeforeRename,
): Promise<SignedState> {
  const role = remoteRole(name);
  const { metadata: delegator } = state.targets;
  const keys = keysHere(state, delegator, role);
  if (keys.length === 0)
    throw new Error(
      `${store.keysFolder} has no key that may sign ${name}. "keys create ${name}" makes one, and whoever has the key of the role "targets" admits it with "keys allow".`,
    );
  const before = state.teams.get(role);
  const number = numberAfter(
    Math.max(before?.number ?? 0, state.published?.snapshot.signed.meta[`${role}.json`]?.version ?? 0),
  );
  const added = versions.map(({ version, content }) => [
    hashesTarget(name, version),
    describeContent(content),
  ]);
  const metadata = createMetadata('targets', number, {
    targets: {
      ...(before?.metadata.signed.toJSON()['targets'] as object | undefined),
      ...(Object.fromEntries(added) as object),
    },
  });
  const bytes = signMetadata(metadata, keys);
  await replaceFile(path.join(store.remotesFolder, metadataFile(number, role)), bytes, beforeRename);
  const isComplete = keys.length >= roleKeys(delegator, role).threshold;
  return isComplete
    ? { ...state, teams: new Map([...state.teams, [role, { number, metadata, bytes }]]) }
    : state;
}
