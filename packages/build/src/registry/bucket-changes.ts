import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@lens/contracts/registry';
import type { RemotesBucket } from '@lens/contracts/remotes-bucket';
import { timestampFile } from '@lens/contracts/signing';
import { Bucket } from '../bucket/bucket.ts';
import { BucketChanged } from '../bucket/failures.ts';
import { requireConditions } from '../bucket/require-conditions.ts';
import { BucketWriter } from '../bucket/writer.ts';
import { isSigned, parseMetadata } from '../signing/metadata.ts';
import { readOptional } from '../signing/metadata-files.ts';
import { readRoot } from '../signing/signed-state.ts';
import type { Store } from '../signing/store.ts';
import type { RequireLock } from './lock.ts';

const maxAttempts = 6;
const pauseMs = 150;

const known = new Map<string, Bucket>();

/** One for each bucket in a process, so that its service is tried once. */
export function openBucket(settings: RemotesBucket): Bucket {
  const key = JSON.stringify(settings);
  const bucket = known.get(key) ?? new Bucket(settings);
  known.set(key, bucket);
  return bucket;
}

/**
 * Refuses a timestamp that is older than the one in the folder: somebody has put an older state back, and who builds on it
 * would make it the newest.
 */
export const requireNotOlder =
  (store: Store) =>
  async (timestamp: Buffer): Promise<void> => {
    const here = await readOptional(path.join(store.remotesFolder, timestampFile));
    const before = here && parseMetadata('timestamp', here);
    const root = before && (await readRoot(store).catch(() => null));
    if (!before || !root || !isSigned(root, 'timestamp', before)) return;
    const found = parseMetadata('timestamp', timestamp)?.signed.version ?? 0;
    if (found >= before.signed.version) return;
    throw new Error(
      `The bucket has an older state than ${store.remotesFolder} has seen. Nothing was changed. If a backup was put back, remove that folder first, then sign with "renew --all".`,
    );
  };

function describeLast({ actions }: Registry): string {
  const last = actions.at(-1);
  return last ? ` The last change was "${last.action} ${last.remote} ${last.version}" by ${last.by}.` : '';
}

/**
 * A change that is made in the folder, upon what the bucket has, and put there before the folder shows it. It is made anew
 * if another writer was first.
 */
export const inBucket =
  <Result>(
    store: Store,
    settings: RemotesBucket,
    work: (requireLock: RequireLock) => Promise<Result>,
    readRegistry: (remotesFolder: string) => Promise<Registry>,
  ) =>
  async (requireLock: RequireLock): Promise<Result> => {
    const { remotesFolder } = store;
    const bucket = openBucket(settings);
    await requireConditions(bucket);
    for (let attempt = 1; ; attempt += 1) {
      const writer = await BucketWriter.begin({ bucket, remotesFolder }, requireNotOlder(store));
      try {
        const result = await work(async (timestamp) => {
          await requireLock();
          if (timestamp) await writer.release(timestamp);
        });
        await requireLock();
        await writer.end();
        return result;
      } catch (failure) {
        if (!(failure instanceof BucketChanged)) throw failure;
      }
      if (attempt === maxAttempts)
        throw new Error(
          `Other writers changed the bucket ${maxAttempts} times meanwhile, and nothing was changed. Try again.${describeLast(await readRegistry(remotesFolder))}`,
        );
      await sleep(pauseMs * attempt * (0.5 + Math.random()));
    }
  };
