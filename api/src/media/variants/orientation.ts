import type { Sharp } from 'sharp';

/** What turns a picture upright, by EXIF orientation; 1 is upright already. */
const uprightTransforms: Record<number, (pixels: Sharp) => Sharp> = {
  2: (pixels) => pixels.flop(),
  3: (pixels) => pixels.rotate(180),
  4: (pixels) => pixels.flip(),
  5: (pixels) => pixels.flop().rotate(270),
  6: (pixels) => pixels.rotate(90),
  7: (pixels) => pixels.flop().rotate(90),
  8: (pixels) => pixels.rotate(270),
};

/** What turns a picture of this orientation upright; undefined if it is upright. */
export const findUprightTransform = (orientation = 1): ((pixels: Sharp) => Sharp) | undefined =>
  uprightTransforms[orientation];

/** Whether the height in the file becomes the width of the upright picture. */
export const swapsWidthAndHeight = (orientation = 1): boolean => orientation >= 5 && orientation <= 8;
