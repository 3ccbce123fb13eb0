import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashesTarget, remoteRole } from '@lens/contracts/signing';
import { createKey } from '../signing/keys.ts';
import { createRoot } from '../signing/root.ts';
import { signRelease, signVersions } from '../signing/sign.ts';
import { readSignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { writeHashes } from '../registry/hashes.ts';
import { withRegistryLock } from '../registry/registry-file.ts';

/** Signs any text as the registry that is live, as whoever has the key of the release role could. */
export const signRegistry = async (store: Store, registryText: string): Promise<void> => {
  await withRegistryLock(store, async (requireLock) =>
    signRelease(store, await readSignedState(store), { registryText }, requireLock),
  );
};

/** Signs the list of hashes of a version as it is now, as its team could. */
export const signHashes = async (store: Store, name: string, version: string): Promise<void> => {
  const content = await readFile(path.join(store.remotesFolder, hashesTarget(name, version)));
  await withRegistryLock(store, async (requireLock) => {
    const before = await readSignedState(store);
    const state = await signVersions(store, before, name, [{ version, content }], requireLock);
    await signRelease(store, state, {}, requireLock);
  });
};

/** Signs a version with all its files as they are now, as its team could with a build of its own making. */
export async function signVersionAsItIs(store: Store, name: string, version: string): Promise<void> {
  await writeHashes(path.join(store.remotesFolder, name, version));
  await signHashes(store, name, version);
}

/** Makes the keys that an operator brings: those of all roles, and one for the team of each remote. */
export async function makeKeys(keysFolder: string, remotes: string[]): Promise<void> {
  await createRoot({ keysFolder });
  for (const name of remotes) await createKey(keysFolder, remoteRole(name));
}
