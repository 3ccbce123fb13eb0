import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@lens/contracts/remote';
import { remoteRole } from '@lens/contracts/signing';
import { allowKeys, renewTargets } from '../signing/delegations.ts';
import { createKey } from '../signing/keys.ts';
import { canRelease, keysHere, signRelease, signVersions } from '../signing/sign.ts';
import { readSignedState, roleKeys, teamRoles, type SignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { hashesFile, isSignedVersion } from './hashes.ts';
import type { RequireLock } from './lock.ts';
import { requireOwner } from './owners.ts';
import { signedRegistry, withRegistryLock } from './registry-file.ts';
import { serializeRegistry } from './stored-registry.ts';

/** In the demo, a new remote gets a key of its own. */
async function admitNewRemote(
  store: Store,
  state: SignedState,
  name: string,
  requireLock: RequireLock,
): Promise<SignedState> {
  const isKnown = teamRoles(state.targets.metadata).includes(remoteRole(name));
  if (isKnown || !store.makesKeys) return state;
  const key = await createKey(store.keysFolder, remoteRole(name));
  return allowKeys(store, { ...state, keys: [...state.keys, key] }, name, { keys: [key] }, requireLock);
}

interface Placed {
  /** Puts the version folder in its place. @returns false if it is there already */
  place: () => Promise<boolean>;
  folder: string;
  manifest: RemoteManifest;
  /** Whether to take the name over from another owner. */
  replace: boolean;
}

/**
 * Puts a version in its place and signs it for its team. Where the key of the release role is too, its owner is noted,
 * and shells learn that it exists; elsewhere the next release tells them.
 * @returns whether it is new
 * @throws Error if no key of the team is here, or if the name belongs to another owner
 */
export async function placeAndSign(
  store: Store,
  { place, folder, manifest, replace }: Placed,
): Promise<boolean> {
  const { name, version } = manifest;
  return withRegistryLock(store, async (requireLock) => {
    const before = await admitNewRemote(store, await readSignedState(store), name, requireLock);
    const registry = signedRegistry(store.remotesFolder, before);
    const owner = requireOwner(registry.owners, manifest, replace);
    if (!(await place()) && (await isSignedVersion(before, folder, manifest))) return false;
    const content = await readFile(path.join(folder, hashesFile));
    const state = await signVersions(store, before, name, [{ version, content }], requireLock);
    if (!canRelease(state)) return true;
    const next = { ...registry, owners: { ...registry.owners, [name]: owner } };
    await signRelease(store, state, { registryText: serializeRegistry(next) }, requireLock);
    return true;
  });
}

/** @throws Error if no key is here that may sign a remote */
export function requireTeamKey(store: Store, state: SignedState, name: string): void {
  const { metadata } = state.targets;
  const isKnown = teamRoles(metadata).includes(remoteRole(name));
  if (!isKnown && store.makesKeys) return;
  if (keysHere(state, metadata, remoteRole(name)).length > 0) return;
  throw new Error(
    isKnown
      ? `${store.keysFolder} has no key that may sign ${name}: its keys are ${roleKeys(
          metadata,
          remoteRole(name),
        )
          .keyIDs.map((id) => id.slice(0, 8))
          .join(', ')}.`
      : `No key may sign ${name} yet. "keys create ${name}" makes one, and whoever has the key of the role "targets" admits it with "keys allow ${name} <public key>".`,
  );
}

/** Signs anew what targets and teams have signed, where their keys are. @returns the roles, and the state with it */
async function renewOwn(
  store: Store,
  state: SignedState,
  requireLock: RequireLock,
): Promise<{ roles: string[]; next: SignedState }> {
  const roles: string[] = [];
  let next = state;
  if (keysHere(state, state.root, 'targets').length >= roleKeys(state.root, 'targets').threshold) {
    next = { ...next, targets: await renewTargets(store, next, requireLock) };
    roles.push('targets');
  }
  for (const [role, stored] of state.teams) {
    if (!stored || keysHere(next, next.targets.metadata, role).length === 0) continue;
    next = await signVersions(store, next, role.slice(remoteRole('').length), [], requireLock);
    roles.push(role);
  }
  return { roles, next };
}

/**
 * Signs anew what is signed, so that it does not expire: what is live, and with `all` also everything else whose keys are
 * here, for instance after a copy of the folder was put back.
 * @returns the lines to print
 * @throws Error if no key is here that signs any of it
 */
export async function renew(store: Store, { all = false } = {}): Promise<string[]> {
  return withRegistryLock(store, async (requireLock) => {
    const state = await readSignedState(store);
    const { roles, next } = all ? await renewOwn(store, state, requireLock) : { roles: [], next: state };
    const lines = roles.map((role) => `${role} is signed anew.`);
    if (roles.length > 0 && !canRelease(next))
      return [...lines, 'Shells see it once the release job has signed: renew'];
    await signRelease(store, next, { anew: all }, requireLock);
    return [...lines, 'What is live is signed for 7 more days.'];
  });
}
