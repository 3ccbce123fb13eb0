import { roundContour } from './round';

const point = (x: number, y: number, on = true) => ({ x, y, on });

describe('A contour on a grid', () => {
  it('has every point on it, none farther from where it was than half of it, and curves where they were', () => {
    const given = [point(1, -3), point(398, 2, false), point(401, 717), point(-6, 6), point(15, -18)];
    const rounded = roundContour(given, 4);
    expect(rounded.map(({ on }) => on)).toEqual(given.map(({ on }) => on));
    for (const [index, found] of rounded.entries())
      for (const axis of ['x', 'y'] as const) {
        expect(Math.abs(found[axis] % 4)).toBe(0);
        expect(Math.abs(found[axis] - given[index]![axis])).toBeLessThanOrEqual(2);
      }
  });

  it('is as it was on a grid of whole units', () => {
    const given = [point(1, -3), point(398, 2, false), point(401, 717)];
    expect(roundContour(given, 1)).toEqual(given);
  });
});
