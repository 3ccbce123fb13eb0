import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { withdrawnFile } from '@lens/contracts/signing';
import { signRelease } from '../signing/sign.ts';
import { readSignedState, type SignedState } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import { withAction } from './actions.ts';
import { withLock, type RequireLock } from './lock.ts';
import {
  requireUsable,
  parseStoredRegistry,
  serializeRegistry,
  type StoredRegistry,
} from './stored-registry.ts';
import { withoutWithdrawn } from './withdrawn.ts';

export const registryPath = (remotesFolder: string): string => path.join(remotesFolder, 'registry.json');

/** Whoever writes into the folder holds it. */
export const lockPath = (remotesFolder: string): string => `${registryPath(remotesFolder)}.lock`;

const emptyRegistry = { schema: 3, revision: 0, remotes: {} };

function parse(text: string, file: string): StoredRegistry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
  try {
    return parseStoredRegistry(value);
  } catch (cause) {
    throw new Error(`${file} is not a registry: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
}

/** Reads the registry; without a file it is empty. @throws Error if the file is not a registry */
export async function readRegistry(remotesFolder: string): Promise<StoredRegistry> {
  const file = registryPath(remotesFolder);
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return null;
    throw failure;
  });
  return text === null ? parseStoredRegistry(emptyRegistry) : parse(text, file);
}

/**
 * Runs `work` while no other process changes the folder of remotes. Where a bucket has them, `work` runs again if another
 * machine has changed it in the meantime.
 */
export async function withRegistryLock<Result>(
  store: Store,
  work: (requireLock: RequireLock) => Promise<Result>,
): Promise<Result> {
  const { remotesFolder, bucket } = store;
  await mkdir(remotesFolder, { recursive: true });
  const change = bucket
    ? (await import('./bucket-changes.ts')).inBucket(store, bucket, work, readRegistry)
    : work;
  return withLock(lockPath(remotesFolder), change);
}

/** The registry that is signed; an empty one if none is. Writers build on it, and on no file that anybody may edit. */
export const signedRegistry = (remotesFolder: string, { published }: SignedState): StoredRegistry =>
  published === null
    ? parseStoredRegistry(emptyRegistry)
    : parse(published.registryText, registryPath(remotesFolder));

/**
 * Somebody else has changed the registry since the revision that a change is based on.
 * @public The API imports it from `@lens/registry`.
 */
export class RevisionChanged extends Error {}

const withoutKey = { by: 'somebody without a key', reason: `noted in ${withdrawnFile}` };

/** Notes what was withdrawn without a key among the actions. @param current `signed` without it */
function withTakenBack(signed: StoredRegistry, current: StoredRegistry): StoredRegistry {
  let noted = current;
  for (const [remote, { version, candidate }] of Object.entries(signed.remotes)) {
    const left = current.remotes[remote];
    if (left?.version !== version)
      noted = withAction(noted, withoutKey, { action: 'withdraw', remote, version });
    else if (candidate && !left.candidate)
      noted = withAction(noted, withoutKey, { action: 'end-roll-out', remote, version: candidate.version });
  }
  return { ...noted, revision: current.revision };
}

/**
 * Changes the registry and signs it. Several processes may do so at the same time: a lock makes them take turns, and
 * readers see either the old registry or the new one. What was withdrawn without a key leaves the registry for good.
 * @param name the remote that is changed
 * @param change returns its argument if there is nothing to change
 * @throws Error, without changing anything, if the remote's own entry is invalid (others do not matter), if keys are
 * missing, or if the lock was lost in the meantime
 */
export async function changeRegistry(
  store: Store,
  name: string,
  change: (current: StoredRegistry, state: SignedState) => StoredRegistry | Promise<StoredRegistry>,
): Promise<StoredRegistry> {
  const { remotesFolder } = store;
  return withRegistryLock(store, async (requireLock) => {
    const state = await readSignedState(store);
    const signed = signedRegistry(remotesFolder, state);
    const { baseRevision = signed.revision } = store;
    if (baseRevision !== signed.revision)
      throw new RevisionChanged(
        'Somebody else has changed the registry in the meantime. Nothing was changed.',
      );
    const current = withTakenBack(signed, await withoutWithdrawn(remotesFolder, signed));
    requireUsable(current, name);
    const next = await change(current, state);
    if (next === signed) return signed;
    await signRelease(store, state, { registryText: serializeRegistry(next) }, requireLock);
    await rm(path.join(remotesFolder, withdrawnFile), { force: true });
    return next;
  });
}
