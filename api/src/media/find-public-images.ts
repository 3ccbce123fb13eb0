import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import type { PublicImage } from '@lens/contracts/media';
import { In, type EntityManager } from 'typeorm';
import { variantAddress } from './delivery/variant-address.js';
import { findVariants } from './media-answers.js';
import { Media } from './media.entity.js';
import type { MediaVariant } from './variants/media-variant.entity.js';
import { formatsFor, mimeByFormat } from './variants/variant-plan.js';

/** The widest image for browsers without `srcset`: wide enough for most screens, small enough for all networks. */
const maxFallbackWidth = 1200;

/** Finds those of the pictures that visitors can see, each with its description in the language or its fallback. */
export async function findPublicImages(
  manager: EntityManager,
  ids: (string | null)[],
  lng: LanguageCode,
): Promise<Map<string, PublicImage>> {
  const requestedIds = ids.filter((id) => id !== null);
  if (requestedIds.length === 0) return new Map();
  const pictures = await manager.findBy(Media, { id: In(requestedIds), state: 'ready' });
  const variants = await findVariants(manager, pictures);
  return new Map(
    pictures.flatMap((picture) => {
      const image = toPublicImage(picture, variants.get(picture.id) ?? [], lng);
      return image ? [[picture.id, image]] : [];
    }),
  );
}

function toPublicImage(picture: Media, variants: MediaVariant[], lng: LanguageCode): PublicImage | undefined {
  const altLanguage = fallbackChain(lng).find((code) => picture.alt[code as LanguageCode]) as
    | LanguageCode
    | undefined;
  const [fallbackVariants, ...betterVariants] = formatsFor(picture).map((format) =>
    variants.filter((variant) => variant.format === format),
  );
  const fallback =
    fallbackVariants?.findLast(({ width }) => width <= maxFallbackWidth) ?? fallbackVariants?.[0];
  if (!altLanguage || !fallback) return undefined;
  const { id, width, height, focal_x: x, focal_y: y } = picture;
  return {
    id,
    alt: picture.alt[altLanguage]!,
    lng: altLanguage,
    width,
    height,
    focal_point: { x, y },
    src: variantAddress(id, fallback),
    sources: [...betterVariants.reverse(), fallbackVariants!].map((sameFormat) => ({
      type: mimeByFormat[sameFormat[0]!.format],
      srcset: sameFormat.map((variant) => `${variantAddress(id, variant)} ${variant.width}w`).join(', '),
    })),
  };
}
