import type { ErrorDetail } from '@lens/contracts/errors';
import { In, type EntityManager } from 'typeorm';
import { ApiError } from '../common/errors/api-error.js';
import { statusOf } from './media-status.js';
import { Media } from './media.entity.js';

/** Where a picture is named, and which. */
export interface NamedMedia {
  id: string;
  path: string;
}

/**
 * Holds the pictures until the transaction that shows them is over, so that none loses its text or goes meanwhile.
 * One whose variants are still being made may be used: it appears when they are there.
 * @throws ApiError 400 with a detail for each that is not there, has failed, or lacks its English alternative text
 */
export async function requireUsable(manager: EntityManager, named: NamedMedia[]): Promise<void> {
  if (named.length === 0) return;
  const found = await manager.find(Media, {
    where: { id: In(named.map(({ id }) => id)) },
    lock: { mode: 'pessimistic_read' },
  });
  const byId = new Map(found.map((picture) => [picture.id, picture]));
  const details = named.flatMap(({ id, path }) => faultOf(byId.get(id.toLowerCase()), path));
  if (details.length > 0) throw new ApiError('validation_failed', { details });
}

function faultOf(picture: Media | undefined, path: string): ErrorDetail[] {
  if (!picture) return [{ path, code: 'unknown_media', message: 'There is no such image.' }];
  const status = statusOf(picture);
  if (status === 'needs_alt')
    return [{ path, code: status, message: 'This image needs an English alternative text first.' }];
  if (status === 'failed')
    return [{ path, code: 'failed_media', message: 'This image could not be converted.' }];
  return [];
}
