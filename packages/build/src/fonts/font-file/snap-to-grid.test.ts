import { snapToGrid } from './snap-to-grid';

const point = (x: number, y: number, on = true) => ({ x, y, on });

describe('A contour on a grid', () => {
  it('has every point on the grid, moved by half its distance at most, and the same curves', () => {
    const contour = [point(1, -3), point(398, 2, false), point(401, 717), point(-6, 6), point(15, -18)];
    const snapped = snapToGrid(contour, 4);
    expect(snapped.map(({ on }) => on)).toEqual(contour.map(({ on }) => on));
    for (const [index, found] of snapped.entries())
      for (const axis of ['x', 'y'] as const) {
        expect(Math.abs(found[axis] % 4)).toBe(0);
        expect(Math.abs(found[axis] - contour[index]![axis])).toBeLessThanOrEqual(2);
      }
  });

  it('does not change on a grid of whole units', () => {
    const contour = [point(1, -3), point(398, 2, false), point(401, 717)];
    expect(snapToGrid(contour, 1)).toEqual(contour);
  });
});
