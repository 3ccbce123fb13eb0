import { median, middleOf, ratioOf, type Round } from './figures.ts';

const round = (rate: number, failed = 0): Round => ({ rate, p50: 1, p99: 2, failed });

test('the middle of an even number lies between two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
});

test('a round that the machine spent elsewhere does not change the ratio', () => {
  const api = [round(500), round(50), round(520)];
  const raw = [round(1000), round(100), round(1000)];
  expect(ratioOf({ api, raw })).toBe(0.5);
});

test('failures of all rounds count', () => {
  expect(middleOf([round(1, 2), round(3, 1)])).toEqual({ rate: 2, p50: 1, p99: 2, failed: 3 });
});
