import { mapInParallel } from './map-in-parallel';

test('keeps the order and never exceeds the limit', async () => {
  let running = 0;
  let maxRunning = 0;
  const results = await mapInParallel([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, item));
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(maxRunning).toBe(2);
});
