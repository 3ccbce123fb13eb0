import type { VariantFormat } from '@lens/contracts/media';
import type { Sharp } from 'sharp';
import { decoder, fromPixels, type Raw } from '../decoder.js';

const encoders: Record<VariantFormat, (pixels: Sharp) => Sharp> = {
  // More effort takes four times as long for a few percent.
  avif: (pixels) => pixels.avif({ quality: 55, effort: 2 }),
  webp: (pixels) => pixels.webp({ quality: 80 }),
  jpg: (pixels) => pixels.jpeg({ quality: 82, mozjpeg: true }),
  png: (pixels) => pixels.png({ palette: true, effort: 2 }),
};

/** The picture at a width, upright and in sRGB, without anything the camera wrote about place and owner. */
export function pixelsAt(
  original: Buffer,
  { width, has_alpha }: { width: number; has_alpha: boolean },
): Promise<Raw> {
  const resized = decoder(original).autoOrient().resize({ width, withoutEnlargement: true });
  return (has_alpha ? resized : resized.removeAlpha())
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

export const encode = (pixels: Raw, format: VariantFormat): Promise<Buffer> =>
  encoders[format](fromPixels(pixels)).toBuffer();
