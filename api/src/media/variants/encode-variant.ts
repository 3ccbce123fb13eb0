import type { VariantFormat } from '@lens/contracts/media';
import type { Sharp } from 'sharp';
import { queueDecoding } from '../decode-queue.js';
import { openImage, imageFromPixels, type RawPixels } from '../decoder.js';
import { swapsWidthAndHeight, findUprightTransform } from './orientation.js';

const encoders: Record<VariantFormat, (pixels: Sharp) => Sharp> = {
  // A higher effort takes four times as long and saves a few percent.
  avif: (pixels) => pixels.avif({ quality: 55, effort: 2 }),
  webp: (pixels) => pixels.webp({ quality: 80 }),
  jpg: (pixels) => pixels.jpeg({ quality: 82, mozjpeg: true }),
  png: (pixels) => pixels.png({ palette: true, effort: 2 }),
};

/**
 * Decodes a picture at a width, upright and in sRGB, without metadata about place and owner. It is scaled down while it
 * is read and turned afterwards, since turning it first would need memory for all pixels.
 */
export const decodeAtWidth = (
  original: Buffer,
  options: { width: number; has_alpha: boolean },
): Promise<RawPixels> => queueDecoding(() => decode(original, options));

async function decode(
  original: Buffer,
  { width, has_alpha }: { width: number; has_alpha: boolean },
): Promise<RawPixels> {
  const { orientation } = await openImage(original).metadata();
  const size = swapsWidthAndHeight(orientation) ? { height: width } : { width };
  const resized = openImage(original).resize({ ...size, withoutEnlargement: true });
  const pixels = await toRawPixels((has_alpha ? resized : resized.removeAlpha()).toColourspace('srgb'));
  const turnUpright = findUprightTransform(orientation);
  return turnUpright ? toRawPixels(turnUpright(imageFromPixels(pixels))) : pixels;
}

const toRawPixels = (pixels: Sharp): Promise<RawPixels> => pixels.raw().toBuffer({ resolveWithObject: true });

export const encodeVariant = (pixels: RawPixels, format: VariantFormat): Promise<Buffer> =>
  encoders[format](imageFromPixels(pixels)).toBuffer();
