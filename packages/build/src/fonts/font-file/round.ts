import type { Contour } from './outline.ts';

/**
 * The same contour with every point on a grid: finer than a screen shows, and much the lighter when it is compressed.
 * @param grid the distance of its lines, in units of the face
 */
export function roundContour(contour: Contour, grid: number): Contour {
  const onGrid = (place: number) => Math.round(place / grid) * grid;
  return contour.map(({ x, y, on }) => ({ x: onGrid(x), y: onGrid(y), on }));
}
