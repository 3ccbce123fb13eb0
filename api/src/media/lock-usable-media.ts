import type { ErrorDetail } from '@lens/contracts/errors';
import { In, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { toMediaStatus } from './media-status.js';
import { Media } from './media.entity.js';

/** A field of a request that names a picture. */
export interface MediaReference {
  id: string;
  path: string;
}

/**
 * Locks the pictures until the transaction ends, so that nobody deletes one or its English text meanwhile. A picture
 * whose variants are not made yet can be used: visitors see it once they are.
 * @throws ApiError 400 with a detail for each picture that does not exist, has failed, or lacks its English text
 */
export async function lockUsableMedia(manager: EntityManager, references: MediaReference[]): Promise<void> {
  if (references.length === 0) return;
  const pictures = await manager.find(Media, {
    where: { id: In(references.map(({ id }) => id)) },
    lock: { mode: 'pessimistic_read' },
  });
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const details = references.flatMap(({ id, path }) => findProblems(byId.get(id.toLowerCase()), path));
  if (details.length > 0) throw new ApiError('validation_failed', { details });
}

function findProblems(picture: Media | undefined, path: string): ErrorDetail[] {
  if (!picture) return [{ path, code: 'unknown_media', message: 'There is no such image.' }];
  const status = toMediaStatus(picture);
  if (status === 'needs_alt')
    return [{ path, code: status, message: 'This image needs an English alternative text first.' }];
  if (status === 'failed')
    return [{ path, code: 'failed_media', message: 'This image could not be converted.' }];
  return [];
}
