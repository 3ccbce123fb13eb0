import { median, mediansOfRounds, medianRatio, type Round } from './figures.ts';

const round = (rate: number, failed = 0): Round => ({ rate, p50: 1, p99: 2, failed });

test('the median of an even number of values is between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
});

test('a round in which the machine was busy does not change the ratio', () => {
  const api = [round(500), round(50), round(520)];
  const raw = [round(1000), round(100), round(1000)];
  expect(medianRatio(api, raw)).toBe(0.5);
});

test('failures of all rounds count', () => {
  expect(mediansOfRounds([round(1, 2), round(3, 1)])).toEqual({ rate: 2, p50: 1, p99: 2, failed: 3 });
});
