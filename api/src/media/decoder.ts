import sharp, { type Sharp } from 'sharp';
import { uploadLimitPixels } from '@lens/contracts/media';

// One picture at a time on one thread, and nothing kept: memory stays flat, and requests keep the other processor.
sharp.concurrency(1);
sharp.cache(false);
// Whatever else the library could read (SVG, PDF, TIFF, files by their path) is not there for this program.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

const patienceSeconds = 120;

/** Reads an encoded picture; any fault in it is an error, and so is one that unfolds to too many pixels. */
export const decoder = (encoded: Buffer): Sharp =>
  sharp(encoded, { failOn: 'error', limitInputPixels: uploadLimitPixels }).timeout({
    seconds: patienceSeconds,
  });

export interface Raw {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Takes pixels that were decoded already. */
export const fromPixels = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } }).timeout({ seconds: patienceSeconds });
