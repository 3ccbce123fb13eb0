import fc from 'fast-check';
import { variantWidths } from '@lens/contracts/media';
import { planVariants, planWidths } from './variant-plan.js';

test.each([
  [4000, [400, 800, 1200, 1920]],
  [1920, [400, 800, 1200, 1920]],
  [1919, [400, 800, 1200, 1919]],
  [1000, [400, 800, 1000]],
  [400, [400]],
  [1, [1]],
])('a picture %i pixels wide gets the widths %j', (width, widths) => {
  expect(planWidths(width)).toEqual(widths);
});

test('no width is larger than the picture or the widest step, and there are no duplicates', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16_383 }), fc.boolean(), (width, has_alpha) => {
      const widths = planWidths(width);
      expect(Math.max(...widths)).toBe(Math.min(width, variantWidths.at(-1)!));
      expect(new Set(widths).size).toBe(widths.length);
      expect(planVariants({ width, has_alpha })).toHaveLength(3 * widths.length);
    }),
  );
});
