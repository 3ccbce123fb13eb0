import { rm } from 'node:fs/promises';
import { releaseRole, remoteRole } from '@lens/contracts/signing';
import { allowKeys, renewTargets } from '../signing/delegations.ts';
import { createKey, type SigningKey } from '../signing/keys.ts';
import { RootsStored } from '../bucket/failures.ts';
import { replaceKeysInRoot, topLevelRoles } from '../signing/root.ts';
import { signRelease, signVersions, type BeforeRename } from '../signing/sign.ts';
import { readSignedState, roleKeys, teamRoles, type SignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { withRegistryLock } from './registry-file.ts';

interface Rotation {
  store: Store;
  state: SignedState;
  newKeys: SigningKey[];
  requireLock: BeforeRename;
}

async function rotateTopLevel(role: string, { store, state, newKeys, requireLock }: Rotation): Promise<void> {
  const next = await replaceKeysInRoot(store, state, role, newKeys);
  const targets = role === 'targets' ? await renewTargets(store, next, requireLock) : next.targets;
  await signRelease(store, { ...next, targets }, {}, requireLock);
}

/** What the old key signed is signed by the new one: the versions that there are stay. */
async function rotateDelegated(
  name: string,
  { store, state, newKeys, requireLock }: Rotation,
): Promise<void> {
  const role = remoteRole(name);
  const { threshold } = roleKeys(state.targets.metadata, name === releaseRole ? releaseRole : role);
  const withKeys = { ...state, keys: [...state.keys, ...newKeys] };
  const allowed = await allowKeys(store, withKeys, name, { keys: newKeys, threshold }, requireLock);
  if (name === releaseRole) {
    await signRelease(store, allowed, {}, requireLock);
    return;
  }
  const teams = new Map([...allowed.teams, [role, state.teams.get(role) ?? null]]);
  const signed = await signVersions(store, { ...allowed, teams }, name, [], requireLock);
  await signRelease(store, signed, {}, requireLock);
}

/**
 * Replaces all keys of a role by as many new ones, which sign what the old ones signed. It needs the keys of whoever
 * names that role (root or targets), and those that say what is live.
 * @param name a role, or the name of a remote
 * @returns the new keys; the files of the old ones are deleted
 * @throws Error if there is no such role, or if keys are missing
 */
export async function rotateKeys(store: Store, name: string): Promise<SigningKey[]> {
  // A bucket may be changed by somebody else at the last moment; then all of it runs again, with other keys.
  return withRegistryLock(store, async (requireLock) => {
    const state = await readSignedState(store);
    const isTopLevel = topLevelRoles.includes(name);
    const role = isTopLevel || name === releaseRole ? name : remoteRole(name);
    if (!isTopLevel && role !== releaseRole && !teamRoles(state.targets.metadata).includes(role))
      throw new Error(`There is no role or remote "${name}" with keys.`);
    const { keyIDs } = roleKeys(isTopLevel ? state.root : state.targets.metadata, role);
    const newKeys: SigningKey[] = [];
    try {
      for (const _id of keyIDs) newKeys.push(await createKey(store.keysFolder, role));
      const rotation = { store, state, newKeys, requireLock };
      await (isTopLevel ? rotateTopLevel(role, rotation) : rotateDelegated(name, rotation));
    } catch (failure) {
      // Shells follow to a root that is in the bucket, so the keys that it names must not get lost.
      if (failure instanceof RootsStored) throw failure;
      for (const { file } of newKeys) await rm(file, { force: true });
      throw failure;
    }
    for (const { file, id } of state.keys) if (keyIDs.includes(id)) await rm(file, { force: true });
    return newKeys;
  });
}
