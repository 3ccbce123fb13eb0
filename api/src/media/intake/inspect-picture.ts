import { fileTypeFromBuffer } from 'file-type';
import { uploadLimitAvifPixels, uploadLimitPixels, uploadLimitSide } from '@lens/contracts/media';
import type { Metadata } from 'sharp';
import { ApiError } from '../../common/errors/api-error.js';
import { queueDecoding } from '../decode-queue.js';
import { openImage } from '../decoder.js';
import { isPlainPicture, type ImageKind } from './plain-picture.js';

/** The name of each kind in sharp. */
const sharpFormats: Record<ImageKind, string> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

export interface Picture {
  mime: string;
  /** In pixels, of the upright picture. */
  width: number;
  height: number;
  /** Whether any part is transparent. */
  has_alpha: boolean;
}

/**
 * Finds out what a file is by decoding all of it, since neither its name nor its first bytes prove anything.
 * @throws ApiError 415 `unsupported_image`, 422 `image_too_large`, `image_damaged`, `image_animated`, `image_not_plain`
 */
export const inspectPicture = (bytes: Buffer): Promise<Picture> => queueDecoding(() => decodeAndCheck(bytes));

async function decodeAndCheck(bytes: Buffer): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type && startsLikePng(bytes)) throw new ApiError('image_damaged');
  if (!type || !isKind(type.ext)) throw new ApiError('unsupported_image');
  const metadata = await openImage(bytes).metadata().catch(throwApiError);
  if (metadata.format !== sharpFormats[type.ext]) throw new ApiError('unsupported_image');
  if ((metadata.pages ?? 1) > 1) throw new ApiError('image_animated');
  const { width, height } = metadata.autoOrient;
  if (Math.max(width, height) > uploadLimitSide || width * height > pixelLimitOf(type.ext))
    throw new ApiError('image_too_large');
  const has_alpha = await isTransparent(bytes, metadata).catch(throwApiError);
  if (!isPlainPicture(bytes, type.ext)) throw new ApiError('image_not_plain');
  return { mime: type.mime, width, height, has_alpha };
}

const pixelLimitOf = (kind: ImageKind): number =>
  kind === 'avif' ? uploadLimitAvifPixels : uploadLimitPixels;

/** `file-type` does not recognise a PNG that is damaged in its first chunk. */
const startsLikePng = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('\x89PNG', 'latin1'));

const isKind = (name: string): name is ImageKind => name in sharpFormats;

/** Decodes every pixel, then checks a small copy: transparency that is not visible there does not matter. */
async function isTransparent(bytes: Buffer, { hasAlpha }: Metadata): Promise<boolean> {
  const { data, info } = await openImage(bytes)
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!hasAlpha) return false;
  return data.some((value, index) => index % info.channels === info.channels - 1 && value < 255);
}

function throwApiError(failure: unknown): never {
  const isTooLarge = failure instanceof Error && failure.message.includes('pixel limit');
  throw new ApiError(isTooLarge ? 'image_too_large' : 'image_damaged');
}
