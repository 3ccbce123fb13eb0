import type { Sharp } from 'sharp';

/** How cameras say that a picture lies, from 1, which stands, to 8, and what makes it stand. */
const turns: Record<number, (pixels: Sharp) => Sharp> = {
  2: (pixels) => pixels.flop(),
  3: (pixels) => pixels.rotate(180),
  4: (pixels) => pixels.flip(),
  5: (pixels) => pixels.flop().rotate(270),
  6: (pixels) => pixels.rotate(90),
  7: (pixels) => pixels.flop().rotate(90),
  8: (pixels) => pixels.rotate(270),
};

/** What makes a picture of this orientation stand upright; nothing where it stands. */
export const turnOf = (orientation = 1): ((pixels: Sharp) => Sharp) | undefined => turns[orientation];

/** Whether what its file calls the height is seen as the width. */
export const isOnItsSide = (orientation = 1): boolean => orientation >= 5 && orientation <= 8;
