import type { Logger } from 'pino';
import type { MediaTarget } from '../../config/media-env.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';

/** Creates the configured store. The S3 client is imported only if there is a bucket. */
export async function createStore(target: MediaTarget, log: Logger): Promise<MediaStore> {
  if (target.kind === 'disk') return new DiskStore(target);
  const { S3Store } = await import('./s3-store.js');
  return new S3Store(target, log);
}
