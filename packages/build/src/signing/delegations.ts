import path from 'node:path';
import { metadataFile, registryTarget, releaseRole, remoteRole } from '@lens/contracts/signing';
import { keysJson, type PublicKey } from './keys.ts';
import { createMetadata, isSigned, numberAfter, signMetadata } from './metadata.ts';
import { findNewest, replaceFile, type StoredTargets } from './metadata-files.ts';
import { requireKeys, type BeforeRename } from './sign.ts';
import type { SignedState } from './signed-state.ts';
import type { Store } from './store.ts';

interface RoleJson {
  name: string;
  keyids: string[];
  threshold: number;
  terminating: boolean;
  paths: string[];
}

interface DelegationsJson {
  keys: Record<string, object>;
  roles: RoleJson[];
}

const roleJson = (name: string, keys: PublicKey[], threshold: number, paths: string[]): RoleJson => ({
  name,
  keyids: keys.map(({ id }) => id),
  threshold,
  terminating: true,
  paths,
});

/** Admits keys for a role in place of those that it had. */
function admit(
  { keys, roles }: DelegationsJson,
  role: RoleJson,
  admitted: PublicKey[],
): Record<string, unknown> {
  const isKnown = roles.some(({ name }) => name === role.name);
  const next = isKnown ? roles.map((one) => (one.name === role.name ? role : one)) : [...roles, role];
  const needed = new Set(next.flatMap(({ keyids }) => keyids));
  const all = { ...keys, ...keysJson(admitted) };
  return { keys: Object.fromEntries(Object.entries(all).filter(([id]) => needed.has(id))), roles: next };
}

async function writeTargets(
  store: Store,
  state: Pick<SignedState, 'root' | 'keys'>,
  before: number,
  delegations: unknown,
  beforeRename: BeforeRename,
): Promise<StoredTargets> {
  const keys = requireKeys(store, state, state.root, 'targets');
  const number = numberAfter(before);
  const metadata = createMetadata('targets', number, { targets: {}, delegations });
  const bytes = signMetadata(metadata, keys);
  await replaceFile(path.join(store.remotesFolder, metadataFile(number, 'targets')), bytes, beforeRename);
  return { number, metadata, bytes };
}

const delegationsOf = ({ targets }: SignedState): DelegationsJson =>
  targets.metadata.signed.toJSON()['delegations'] as unknown as DelegationsJson;

/** The first targets: only the release role is admitted. */
export const createTargets = (
  store: Store,
  state: Pick<SignedState, 'root' | 'keys'>,
  beforeRename: BeforeRename,
): Promise<StoredTargets> => {
  const releaseKeys = state.keys.filter(({ role }) => role === releaseRole);
  if (releaseKeys.length === 0) throw new Error(`${store.keysFolder} has no key of the role "release".`);
  const role = roleJson(releaseRole, releaseKeys, 1, [registryTarget]);
  return writeTargets(store, state, 0, admit({ keys: {}, roles: [] }, role, releaseKeys), beforeRename);
};

/** Signs the same delegations anew. */
export const renewTargets = (
  store: Store,
  state: SignedState,
  beforeRename: BeforeRename,
): Promise<StoredTargets> =>
  writeTargets(store, state, state.targets.number, delegationsOf(state), beforeRename);

/**
 * Says which keys sign a remote, or what is live (`release`), from now on: these and no others.
 * @param threshold how many of them have to sign
 * @throws Error if the key of the role "targets" is not here
 */
export async function allowKeys(
  store: Store,
  state: SignedState,
  name: string,
  { keys, threshold = 1 }: { keys: PublicKey[]; threshold?: number },
  beforeRename: BeforeRename,
): Promise<SignedState> {
  if (threshold < 1 || threshold > keys.length)
    throw new Error(`${threshold} of ${keys.length} keys cannot sign. Nothing was changed.`);
  const role =
    name === releaseRole
      ? roleJson(releaseRole, keys, threshold, [registryTarget])
      : roleJson(remoteRole(name), keys, threshold, [`${name}/*/hashes.json`]);
  const delegations = admit(delegationsOf(state), role, keys);
  const targets = await writeTargets(store, state, state.targets.number, delegations, beforeRename);
  if (name === releaseRole) return { ...state, targets };
  const newest = await findNewest(store.remotesFolder, role.name, (found) =>
    isSigned(targets.metadata, role.name, found),
  );
  return { ...state, targets, teams: new Map([...state.teams, [role.name, newest]]) };
}
