import sharp, { type Sharp } from 'sharp';
import { uploadLimitPixels } from '@lens/contracts/media';

// One thread and no cache: memory stays flat, and requests keep the other processor.
sharp.concurrency(1);
sharp.cache(false);
// Blocks everything else that the library can read: SVG, PDF, TIFF, and files by path.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

const timeoutSeconds = 120;

/** Opens an encoded picture. Reading it throws if it is damaged or has too many pixels. */
export const openImage = (encoded: Buffer): Sharp =>
  sharp(encoded, { failOn: 'error', limitInputPixels: uploadLimitPixels }).timeout({
    seconds: timeoutSeconds,
  });

export interface RawPixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Opens pixels that are already decoded. */
export const imageFromPixels = ({ data, info: { width, height, channels } }: RawPixels): Sharp =>
  sharp(data, { raw: { width, height, channels } }).timeout({ seconds: timeoutSeconds });
