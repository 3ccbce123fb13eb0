import type { Contour } from './outline.ts';

/**
 * Snaps every point of a contour to a grid that is finer than screens show, so that the font compresses much better.
 * @param grid the distance of its lines, in font units
 */
export function snapToGrid(contour: Contour, grid: number): Contour {
  const onGrid = (position: number) => Math.round(position / grid) * grid;
  return contour.map(({ x, y, on }) => ({ x: onGrid(x), y: onGrid(y), on }));
}
