import type { MediaAnswer } from '@lens/contracts/media';
import { In, type EntityManager } from 'typeorm';
import { fileAddress } from './delivery/file-address.js';
import { failureSentences, statusOf } from './media-status.js';
import type { Media } from './media.entity.js';
import { MediaVariant } from './variants/media-variant.entity.js';
import { planOf } from './variants/plan.js';

/** What staff read of pictures, in the order given. */
export async function answersOf(manager: EntityManager, pictures: Media[]): Promise<MediaAnswer[]> {
  const variants = await variantsOf(manager, pictures);
  return pictures.map((picture) => answerOf(picture, variants.get(picture.id) ?? []));
}

/** The variants of each picture, from the narrowest to the widest. */
export async function variantsOf(
  manager: EntityManager,
  pictures: { id: string }[],
): Promise<Map<string, MediaVariant[]>> {
  const found = await manager.find(MediaVariant, {
    where: { media_id: In(pictures.map(({ id }) => id)) },
    order: { width: 'ASC', format: 'ASC' },
  });
  const byPicture = new Map<string, MediaVariant[]>();
  for (const variant of found) {
    const own = byPicture.get(variant.media_id) ?? [];
    byPicture.set(variant.media_id, [...own, variant]);
  }
  return byPicture;
}

function answerOf(picture: Media, variants: MediaVariant[]): MediaAnswer {
  const { focal_x: x, focal_y: y, failure } = picture;
  const total = picture.width > 0 ? planOf(picture).length : 0;
  return {
    ...picture,
    focal_point: { x, y },
    status: statusOf(picture),
    progress: { done: variants.length, total },
    failure: failure && { code: failure, message: failureSentences[failure] },
    variants: variants.map((variant) => ({ ...variant, url: fileAddress(picture.id, variant) })),
  };
}
