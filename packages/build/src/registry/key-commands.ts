import { remoteName } from '@lens/contracts/registry';
import { metadataFile, releaseRole, remoteRole } from '@lens/contracts/signing';
import path from 'node:path';
import { allowKeys } from '../signing/delegations.ts';
import { createKey, parsePublicKey, readKeys, type PublicKey } from '../signing/keys.ts';
import { isSigned, signMetadata } from '../signing/metadata.ts';
import { findNewest, replaceFile } from '../signing/metadata-files.ts';
import { createRoot, topLevelRoles } from '../signing/root.ts';
import { canRelease, keysHere, signRelease } from '../signing/sign.ts';
import { readSignedState, roleKeys, rootFile, teamRoles, type SignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { withRegistryLock } from './registry-file.ts';
import { rotateKeys } from './rotate.ts';

const requireRemoteName = (name: string): string => {
  const parsed = remoteName.safeParse(name);
  if (!parsed.success) throw new Error(`"${name}" is not the name of a remote.`);
  return parsed.data;
};

/** Makes the keys and the root of a new folder of remotes or, with a name, one key of a team. */
export async function createKeys(store: Store, name: string | undefined): Promise<string[]> {
  const { keysFolder } = store;
  if (name === undefined) {
    await createRoot(store);
    const keys = await readKeys(keysFolder);
    return [
      ...keys.map(({ file }) => file),
      `${rootFile(keysFolder)} names them. Shells need it (TRUSTED_ROOT), and so does everybody who signs.`,
    ];
  }
  const { file, publicKey } = await createKey(keysFolder, remoteRole(requireRemoteName(name)));
  return [
    `${file} is the private key: it stays here.`,
    `${publicKey} is the public key. Whoever has the key of the role "targets" admits it: keys allow ${name} ${publicKey}`,
  ];
}

interface AllowedKeys {
  publicKeys: string[];
  /** How many of them have to sign. */
  threshold?: number;
  /** Whether those that sign it now still do. */
  add?: boolean;
}

/** The keys that sign a remote now. */
function currentKeys({ targets }: SignedState, name: string): PublicKey[] {
  const { keyIDs } = roleKeys(targets.metadata, remoteRole(name));
  const known = targets.metadata.signed.delegations?.keys ?? {};
  return keyIDs.map((id) => parsePublicKey(known[id]?.keyVal['public'] ?? ''));
}

/** Says which keys sign a remote from now on. */
export async function allowRemoteKeys(
  store: Store,
  name: string,
  { publicKeys, threshold = 1, add = false }: AllowedKeys,
): Promise<string[]> {
  const named = publicKeys.map(parsePublicKey);
  return withRegistryLock(store, async (requireLock) => {
    const state = await readSignedState(store);
    const before = add ? currentKeys(state, name) : [];
    const keys = [...before.filter(({ id }) => named.every((key) => key.id !== id)), ...named];
    const next = await allowKeys(store, state, requireRemoteName(name), { keys, threshold }, requireLock);
    const isSeen = canRelease(next) && next.published !== null;
    if (isSeen) await signRelease(store, next, {}, requireLock);
    return [
      `${threshold} of ${keys.length} keys sign ${name}.`,
      ...(isSeen ? [] : ['Shells see it once the release job has signed: renew']),
    ];
  });
}

export async function rotateAndDescribe(store: Store, name: string): Promise<string[]> {
  const keys = await rotateKeys(store, name);
  return keys.map(({ file }) => `${file} is the new key; the old one signs nothing any more.`);
}

/** Adds the signatures of the keys that are here to what a team whose keys sign together has signed in part. */
export async function countersign(store: Store, name: string): Promise<string[]> {
  const role = remoteRole(requireRemoteName(name));
  return withRegistryLock(store, async (requireLock) => {
    const state = await readSignedState(store);
    const delegator = state.targets.metadata;
    const keys = keysHere(state, delegator, role);
    if (keys.length === 0) throw new Error(`${store.keysFolder} has no key that may sign ${name}.`);
    const newest = await findNewest(store.remotesFolder, role, () => true);
    if (!newest || isSigned(delegator, role, newest.metadata)) return [`Nothing of ${name} waits for a key.`];
    const before = state.teams.get(role)?.metadata.signed.targets ?? {};
    const { targets } = newest.metadata.signed;
    const added = Object.keys(targets).filter((target) => !before[target]?.equals(targets[target]!));
    const content = signMetadata(newest.metadata, keys);
    const file = path.join(store.remotesFolder, metadataFile(newest.number, role));
    await replaceFile(file, content, requireLock);
    const isComplete = isSigned(delegator, role, newest.metadata);
    return [
      ...added.map((target) => `${target} is signed`),
      isComplete ? `${name} has the signatures that it needs.` : `${name} needs another key’s signature.`,
    ];
  });
}

/** One line for each role: its keys, those that are here with a star, and when what it signed expires. */
export async function describeKeys(store: Store): Promise<string[]> {
  const state = await readSignedState(store);
  const { root, targets, teams, published, keys } = state;
  const here = new Set(keys.map(({ id }) => id));
  const line = (role: string, delegator: typeof root | typeof targets.metadata, expires?: string) => {
    const { keyIDs, threshold } = roleKeys(delegator, role);
    const ids = keyIDs.map((id) => `${id.slice(0, 8)}${here.has(id) ? '*' : ''}`).join(' ');
    return `${role}  ${threshold} of ${ids}  ${expires ? `expires ${expires}` : 'has signed nothing'}`;
  };
  const expiry: Record<string, string | undefined> = {
    root: root.signed.expires,
    targets: targets.metadata.signed.expires,
    snapshot: published?.snapshot.signed.expires,
    timestamp: published?.timestamp.signed.expires,
  };
  return [
    ...topLevelRoles.map((role) => line(role, root, expiry[role])),
    line(releaseRole, targets.metadata, published?.release.metadata.signed.expires),
    ...teamRoles(targets.metadata).map((role) =>
      line(role, targets.metadata, teams.get(role)?.metadata.signed.expires),
    ),
  ];
}
