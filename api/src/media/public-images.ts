import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { PublicImage } from '@lens/contracts/media';
import { In, type EntityManager } from 'typeorm';
import { fileAddress } from './delivery/file-address.js';
import { variantsOf } from './media-answer.js';
import { Media } from './media.entity.js';
import type { MediaVariant } from './variants/media-variant.entity.js';
import { formatsOf, mimeOf } from './variants/plan.js';

/** What browsers without `srcset` get: wide enough for most, light enough for all. */
const plainWidth = 1200;

/** The pictures that visitors can see of those named, each with its text in their language or the nearest there is. */
export async function publicImages(
  manager: EntityManager,
  ids: (string | null)[],
  lng: LanguageCode,
): Promise<Map<string, PublicImage>> {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return new Map();
  const pictures = await manager.findBy(Media, { id: In(named), state: 'ready' });
  const variants = await variantsOf(manager, pictures);
  return new Map(
    pictures.flatMap((picture) => {
      const image = imageOf(picture, variants.get(picture.id) ?? [], lng);
      return image ? [[picture.id, image]] : [];
    }),
  );
}

function imageOf(picture: Media, variants: MediaVariant[], lng: LanguageCode): PublicImage | undefined {
  const spoken = fallbackChain(lng).find((code) => picture.alt[code as LanguageCode]) as
    LanguageCode | undefined;
  const [fallback, ...better] = formatsOf(picture).map((format) =>
    variants.filter((variant) => variant.format === format),
  );
  const plain = fallback?.findLast(({ width }) => width <= plainWidth) ?? fallback?.[0];
  if (!spoken || !plain) return undefined;
  const { id, width, height, focal_x: x, focal_y: y } = picture;
  return {
    id,
    alt: picture.alt[spoken]!,
    lng: spoken,
    width,
    height,
    focal_point: { x, y },
    src: fileAddress(id, plain),
    sources: [...better.reverse(), fallback!].map((made) => ({
      type: mimeOf[made[0]!.format],
      srcset: made.map((variant) => `${fileAddress(id, variant)} ${variant.width}w`).join(', '),
    })),
  };
}
