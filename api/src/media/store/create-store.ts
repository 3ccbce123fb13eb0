import type { Logger } from 'pino';
import type { MediaTarget } from '../../config/media-env.js';
import { DiskStore } from './disk-store.js';
import type { MediaStore } from './media-store.js';
import { S3Store } from './s3-store.js';

export const createStore = (target: MediaTarget, log: Logger): MediaStore =>
  target.kind === 'disk' ? new DiskStore(target) : new S3Store(target, log);
