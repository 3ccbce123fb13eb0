import type { VariantFormat } from '@lens/contracts/media';
import type { Sharp } from 'sharp';
import { queueDecoding } from '../decode-queue.js';
import { decoder, fromPixels, type Raw } from '../decoder.js';
import { isOnItsSide, turnOf } from './upright.js';

const encoders: Record<VariantFormat, (pixels: Sharp) => Sharp> = {
  // More effort takes four times as long for a few percent.
  avif: (pixels) => pixels.avif({ quality: 55, effort: 2 }),
  webp: (pixels) => pixels.webp({ quality: 80 }),
  jpg: (pixels) => pixels.jpeg({ quality: 82, mozjpeg: true }),
  png: (pixels) => pixels.png({ palette: true, effort: 2 }),
};

/**
 * The picture at a width, upright and in sRGB, without anything the camera wrote about place and owner. It is made small
 * while it is read and turned afterwards: turning it first would hold all of its pixels.
 */
export const pixelsAt = (original: Buffer, asked: { width: number; has_alpha: boolean }): Promise<Raw> =>
  queueDecoding(() => pixelsOf(original, asked));

async function pixelsOf(
  original: Buffer,
  { width, has_alpha }: { width: number; has_alpha: boolean },
): Promise<Raw> {
  const { orientation } = await decoder(original).metadata();
  const side = isOnItsSide(orientation) ? { height: width } : { width };
  const resized = decoder(original).resize({ ...side, withoutEnlargement: true });
  const pixels = await raw((has_alpha ? resized : resized.removeAlpha()).toColourspace('srgb'));
  const turn = turnOf(orientation);
  return turn ? raw(turn(fromPixels(pixels))) : pixels;
}

const raw = (pixels: Sharp): Promise<Raw> => pixels.raw().toBuffer({ resolveWithObject: true });

export const encode = (pixels: Raw, format: VariantFormat): Promise<Buffer> =>
  encoders[format](fromPixels(pixels)).toBuffer();
