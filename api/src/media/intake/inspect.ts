import { fileTypeFromBuffer } from 'file-type';
import { uploadLimitAvifPixels, uploadLimitPixels, uploadLimitSide } from '@lens/contracts/media';
import type { Metadata } from 'sharp';
import { ApiError } from '../../common/errors/api-error.js';
import { queueDecoding } from '../decode-queue.js';
import { decoder } from '../decoder.js';
import { isPlain, type ImageKind } from './plainness.js';

/** What each kind is called by the library that decodes it. */
const formats: Record<ImageKind, string> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

export interface Picture {
  mime: string;
  /** In pixels, as the picture is seen. */
  width: number;
  height: number;
  /** Whether anything shows through it. */
  has_alpha: boolean;
}

/**
 * Says what a file is, after having decoded all of it: neither its name nor its first bytes prove anything.
 * @throws ApiError 415 `unsupported_image`, 422 `image_too_large`, `image_damaged`, `image_animated`, `image_not_plain`
 */
export const inspect = (bytes: Buffer): Promise<Picture> => queueDecoding(() => decoded(bytes));

async function decoded(bytes: Buffer): Promise<Picture> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type && beginsAsPng(bytes)) throw new ApiError('image_damaged');
  if (!type || !isKind(type.ext)) throw new ApiError('unsupported_image');
  const metadata = await decoder(bytes).metadata().catch(refuse);
  if (metadata.format !== formats[type.ext]) throw new ApiError('unsupported_image');
  if ((metadata.pages ?? 1) > 1) throw new ApiError('image_animated');
  const { width, height } = metadata.autoOrient;
  if (Math.max(width, height) > uploadLimitSide || width * height > pixelLimitOf(type.ext))
    throw new ApiError('image_too_large');
  const has_alpha = await isTransparent(bytes, metadata).catch(refuse);
  if (!isPlain(bytes, type.ext)) throw new ApiError('image_not_plain');
  return { mime: type.mime, width, height, has_alpha };
}

const pixelLimitOf = (kind: ImageKind): number =>
  kind === 'avif' ? uploadLimitAvifPixels : uploadLimitPixels;

/** What is broken before its first chunk ends is no kind of file to the library that tells them apart. */
const beginsAsPng = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('\x89PNG', 'latin1'));

const isKind = (name: string): name is ImageKind => name in formats;

/** Decodes every pixel, then looks at a small copy: what cannot be seen there shows nothing through. */
async function isTransparent(bytes: Buffer, { hasAlpha }: Metadata): Promise<boolean> {
  const { data, info } = await decoder(bytes)
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!hasAlpha) return false;
  return data.some((value, index) => index % info.channels === info.channels - 1 && value < 255);
}

function refuse(failure: unknown): never {
  const isTooLarge = failure instanceof Error && failure.message.includes('pixel limit');
  throw new ApiError(isTooLarge ? 'image_too_large' : 'image_damaged');
}
