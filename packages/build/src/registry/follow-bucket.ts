import { mkdir } from 'node:fs/promises';
import type { RemotesBucket } from '@lens/contracts/remotes-bucket';
import { EmptyBucket } from '../bucket/chain.ts';
import { Mirror } from '../bucket/mirror.ts';
import type { Store } from '../signing/store.ts';
import { openBucket, requireNotOlder } from './bucket-changes.ts';
import { withLock } from './lock.ts';
import { lockPath } from './registry-file.ts';

/**
 * Keeps a folder of remotes like a bucket, for readers that verify it themselves.
 * @param accept throws an Error if a timestamp must not replace that of the folder
 */
export const mirrorOf = (
  settings: RemotesBucket,
  remotesFolder: string,
  accept?: (timestamp: Buffer) => Promise<void>,
): Mirror =>
  new Mirror({
    bucket: openBucket(settings),
    remotesFolder,
    exclusively: async (work) => {
      await mkdir(remotesFolder, { recursive: true });
      await withLock(lockPath(remotesFolder), work);
    },
    ...(accept && { accept }),
  });

/** As for readers, and an older state than that of the folder is refused, since writers build upon it. */
export const mirrorForWriters = (store: Store, settings: RemotesBucket): Mirror =>
  mirrorOf(settings, store.remotesFolder, requireNotOlder(store));

/** Brings what a bucket has before a command reads the folder; nothing without a bucket. */
export async function refresh(store: Store): Promise<void> {
  if (!store.bucket) return;
  const mirror = mirrorForWriters(store, store.bucket);
  // The next change fills an empty one from the folder.
  await mirror.follow().catch((failure: unknown) => {
    if (!(failure instanceof EmptyBucket)) throw failure;
  });
  for (const problem of await mirror.followOthers()) console.error(problem);
}
