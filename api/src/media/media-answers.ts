import type { MediaAnswer } from '@lens/contracts/media';
import { In, type EntityManager } from 'typeorm';
import { variantAddress } from './delivery/variant-address.js';
import { failureMessages, toMediaStatus } from './media-status.js';
import type { Media } from './media.entity.js';
import { MediaVariant } from './variants/media-variant.entity.js';
import { planVariants } from './variants/variant-plan.js';

/** Converts pictures to what staff get, in the same order. */
export async function toMediaAnswers(manager: EntityManager, pictures: Media[]): Promise<MediaAnswer[]> {
  const variants = await findVariants(manager, pictures);
  return pictures.map((picture) => toMediaAnswer(picture, variants.get(picture.id) ?? []));
}

/** Finds the variants of each picture, narrowest first. */
export async function findVariants(
  manager: EntityManager,
  pictures: { id: string }[],
): Promise<Map<string, MediaVariant[]>> {
  const allVariants = await manager.find(MediaVariant, {
    where: { media_id: In(pictures.map(({ id }) => id)) },
    order: { width: 'ASC', format: 'ASC' },
  });
  const byPicture = new Map<string, MediaVariant[]>();
  for (const variant of allVariants) {
    const variants = byPicture.get(variant.media_id) ?? [];
    byPicture.set(variant.media_id, [...variants, variant]);
  }
  return byPicture;
}

function toMediaAnswer(picture: Media, variants: MediaVariant[]): MediaAnswer {
  const { focal_x: x, focal_y: y, failure } = picture;
  const total = picture.width > 0 ? planVariants(picture).length : 0;
  return {
    ...picture,
    focal_point: { x, y },
    status: toMediaStatus(picture),
    progress: { done: variants.length, total },
    failure: failure && { code: failure, message: failureMessages[failure] },
    variants: variants.map((variant) => ({ ...variant, url: variantAddress(picture.id, variant) })),
  };
}
